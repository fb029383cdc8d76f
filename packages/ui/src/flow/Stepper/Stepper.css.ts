import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

const mark = '1.75rem';
/** Narrower than this, steps side by side have no room for their words. */
const narrow = '(max-width: 639px)';

export const frame = style(ui({ containerType: 'inline-size', minInlineSize: 0 }));

const list = ui({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0, listStyle: 'none' });

export const steps = styleVariants({
  horizontal: [
    style(list),
    ui({ gap: vars.space[2], '@container': { [narrow]: { flexDirection: 'column', gap: 0 } } }),
  ],
  vertical: [style(list), ui({ flexDirection: 'column' })],
  detailed: [style(list), ui({ flexDirection: 'column' })],
});

const step = style(
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minInlineSize: 0,
  }),
);

// The line to the next step. Under it in a column, after the words in a row.
const down = {
  insetBlockStart: `calc(${mark} + 4px)`,
  insetBlockEnd: '4px',
  insetInlineStart: `calc(${mark} / 2 - 1px)`,
  insetInlineEnd: 'auto',
  inlineSize: '2px',
  blockSize: 'auto',
} as const;

const line = {
  content: '""',
  position: 'absolute',
  borderRadius: '1px',
  backgroundColor: vars.color.border.base,
} as const;

const isBeforeAnother = '&:not(:last-child)::after';
const isDone = '&:is([data-status="finish"], [data-status="success"]):not(:last-child)::after';

const lineDown = {
  selectors: {
    [isBeforeAnother]: { ...line, ...down },
    [isDone]: { backgroundColor: vars.color.accent.mark },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${isBeforeAnother}, ${isDone}`]: { backgroundColor: 'CanvasText' } },
    },
  },
};

export const item = styleVariants({
  horizontal: [
    step,
    ui({
      flex: '1 1 auto',
      selectors: { '&:last-child': { flexGrow: 0 } },
      '@container': {
        [narrow]: {
          flex: 'none',
          ...lineDown,
          minBlockSize: `calc(${mark} + 1.25rem)`,
        },
      },
    }),
  ],
  vertical: [step, ui({ ...lineDown, minBlockSize: `calc(${mark} + 1.25rem)` })],
  detailed: [
    step,
    ui({
      ...lineDown,
      padding: vars.space[1],
      borderRadius: vars.radius.medium,
      minBlockSize: `calc(${mark} + 1rem)`,
      selectors: {
        ...lineDown.selectors,
        '&:not(:last-child)::after': {
          ...line,
          ...down,
          insetInlineStart: `calc(${mark} / 2 + 3px)`,
          insetBlockStart: `calc(${mark} + 8px)`,
          insetBlockEnd: '-2px',
        },
        '&[aria-current]': { backgroundColor: tone.soft },
      },
    }),
  ],
});

export const circle = style(
  ui({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: mark,
    blockSize: mark,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.base,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-status="process"] > * > &, [data-status="error"] > * > &, [data-status="success"] > * > &': {
        borderColor: tone.solid,
        backgroundColor: tone.solid,
        color: tone.onSolid,
      },
      '[data-status="finish"] > * > &': {
        borderColor: tone.mark,
        backgroundColor: tone.soft,
        color: tone.text,
      },
    },
    '@media': { [media.forcedColors]: { borderWidth: '2px' } },
  }),
);

/** What a step consists of; a button where one may go back to it. */
export const content = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    minInlineSize: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    outline: 'none',
    selectors: {
      '&[data-rac]': { cursor: 'pointer' },
      '[data-density="floor"] &[data-rac]': { minBlockSize: vars.control.heightSmall },
      '&[data-hovered]': { color: vars.color.accent.text },
      '&[data-focus-visible]': focusRing,
    },
  }),
);

const factsBeside = '(min-width: 30rem)';
const factsWide = '(min-width: 42rem)';
/** Smaller than the body, and larger where that is larger: facts are read from afar on the factory floor. */
const small = { fontSize: `calc(${vars.body.size} * 0.86)`, lineHeight: 1.35 } as const;

/** With facts: a column for the sign, one for the words, and where there is room one for the facts. */
export const detailedContent = style(
  ui({
    display: 'grid',
    gridTemplateColumns: `${mark} minmax(0, 1fr)`,
    columnGap: vars.space[3],
    rowGap: 0,
    inlineSize: '100%',
    '@container': {
      [factsBeside]: { gridTemplateColumns: `${mark} minmax(0, 1fr) 17.5em` },
      [factsWide]: { gridTemplateColumns: `${mark} minmax(0, 1fr) 26.5em` },
    },
  }),
);

export const facts = style(
  ui({
    gridColumn: 2,
    minInlineSize: 0,
    paddingBlockEnd: '4px',
    ...small,
    color: vars.color.text.muted,
    '@container': { [factsBeside]: { gridColumn: 3, paddingBlockStart: '4px' } },
  }),
);

export const state = style(
  ui({
    marginInlineEnd: vars.space[2],
    fontWeight: vars.weight.medium,
    color: tone.text,
  }),
);

export const words = style(ui({ minInlineSize: 0, paddingBlock: '4px', overflowWrap: 'anywhere' }));

export const title = style(
  ui({
    display: 'block',
    fontWeight: vars.weight.medium,
    selectors: {
      '[data-status="wait"] > * > * > &': { color: vars.color.text.muted, fontWeight: vars.weight.regular },
      '[data-status="process"] > * > * > &': { fontWeight: vars.weight.semibold },
      '[data-status="error"] > * > * > &': { color: vars.color.critical.text },
    },
  }),
);

export const description = style(
  ui({
    display: 'block',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    color: vars.color.text.muted,
    selectors: { [`${detailedContent} &`]: small },
  }),
);

/** The line between two steps in a row; in a column the step draws its own. */
export const between = style(
  ui({
    flex: '1 1 12px',
    minInlineSize: '12px',
    blockSize: '2px',
    marginBlockStart: `calc(${mark} / 2 - 1px)`,
    borderRadius: '1px',
    backgroundColor: vars.color.border.base,
    selectors: {
      '[data-status="finish"] > &, [data-status="success"] > &': { backgroundColor: vars.color.accent.mark },
    },
    '@container': { [narrow]: { display: 'none' } },
    '@media': {
      [media.forcedColors]: {
        backgroundColor: 'CanvasText',
        selectors: {
          '[data-status="finish"] > &, [data-status="success"] > &': { backgroundColor: 'CanvasText' },
        },
      },
    },
  }),
);
