import type { Sign } from './drawn-state.ts';
import type { StoryEnd } from './story-ends.ts';

const overlays = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role="${role}"]`);
const disabled = ':disabled, [aria-disabled="true"], [data-disabled]';
const busy = '[aria-busy="true"], [role="progressbar"], [data-component="Skeleton"], [data-pending]';

// Rows, events of calendars, entries of lists. Storybook's own pages of errors, which are not shown, have lists too.
const filled = 'tbody td:not(:empty), [role="gridcell"] [role="button"], [role="option"], li';

/** By what a person sees, or is told, that something is in the state that a story is named for. */
export const signs: Readonly<Record<Exclude<StoryEnd, 'untouched' | 'at rest'>, Sign>> = {
  // A value that is edited in its place has its two buttons.
  open: { elements: [...overlays, '[data-inline-action]', '[aria-expanded="true"]'].join() },
  loading: { elements: `${busy}, ${disabled}`, words: 'loading' },
  failed: {
    elements:
      '[role="alert"], [role="alertdialog"], [aria-invalid="true"], [data-component="ErrorState"], [data-component="Banner"]',
    words: 'could not|failed|not done',
  },
  empty: {
    elements: `[data-component="EmptyState"], [data-component="Empty"], input[value=""], body:not(:has(#storybook-root :is(${filled})))`,
    words: 'nothing|not in the list|is required|none|no ',
  },
  disabled: { elements: disabled },
  // Where a value cannot be changed it is text.
  'read-only': {
    elements: '[readonly], [aria-readonly="true"], body:not(:has(input:enabled, textarea:enabled))',
  },
  invalid: { elements: '[aria-invalid="true"], [data-invalid]' },
  required: { elements: ':required, [aria-required="true"], [data-required]', words: 'required|\\*' },
  selected: { elements: ':checked, [aria-selected="true"], [aria-checked="true"], [aria-pressed="true"]' },
  pending: { elements: `${busy}, ${disabled}` },
};
