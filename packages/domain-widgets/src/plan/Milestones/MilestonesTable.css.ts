import { style, styleVariants } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const root = style(app({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const toolbar = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

const cover = (to: string, at: string) =>
  `linear-gradient(to ${to}, ${vars.color.surface.base} 40%, transparent) ${at} / 32px 100% no-repeat local`;
const shade = (to: string, at: string) =>
  `linear-gradient(to ${to}, color-mix(in srgb, ${vars.color.border.strong} 24%, transparent), transparent) ${at} / 14px 100% no-repeat scroll`;

/** Narrow windows scroll the table inside its frame, not the page. */
export const frame = style(
  app({
    // The hidden words in the cells belong to the frame; beside it they would widen the page.
    position: 'relative',
    containerType: 'inline-size',
    overflowX: 'auto',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    // A shadow lies at an edge where columns are cut; what moves along with the table covers it at its end.
    background: [
      cover('right', 'left'),
      cover('left', 'right'),
      shade('right', 'left'),
      shade('left', 'right'),
      vars.color.surface.base,
    ].join(', '),
  }),
);

export const row = style(app({}));

export const table = style(
  app({
    inlineSize: '100%',
    // As it stands beside the facts and the menu in a window of 1400 px nothing of it is out of sight.
    minInlineSize: `calc(${vars.body.size} * 47.4)`,
    // Widths are given, so that nothing moves when an editor opens.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  }),
);

const cell = app({
  padding: vars.space[1],
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[3] },
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
  },
});

export const fact = style([cell]);

const columnHead = app({
  blockSize: '2.25rem',
  color: vars.color.text.muted,
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

// Each has what it needs: a due date its zone and its lock, which an actual date has not; the state has what is left. Where
// there is room, the longest zone stands beside the lock.
const roomy = '(min-width: 44rem)';
/** So many times the size of the type: gloves get larger letters, and the columns for them; small letters need no less. */
const wide = (times: number) => `max(${times * 0.875}rem, calc(${vars.body.size} * ${times}))`;
export const columns = styleVariants(
  {
    name: { inlineSize: wide(12.3) },
    due: { inlineSize: wide(15.2), '@container': { [roomy]: { inlineSize: wide(18) } } },
    actual: { inlineSize: wide(10.6) },
    // Where the clock was changed between two dates, names give way to the zone of the actual date.
    nameBesideZone: { inlineSize: wide(8.2) },
    actualWithZone: { inlineSize: wide(14.8) },
    state: { inlineSize: 'auto' },
    why: { inlineSize: '2.25rem' },
  },
  (size) => [cell, columnHead, app(size)],
);

export const head = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }));

export const name = style([cell, app({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })]);

export const warning = style(
  app({
    display: 'block',
    color: vars.color.caution.text,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.regular,
  }),
);

export const due = style(app({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const lock = style(app({ display: 'inline-flex', color: vars.color.text.muted }));

export const why = style([cell, app({ textAlign: 'end' })]);

export const none = style(app({ margin: 0, color: vars.color.text.muted }));
