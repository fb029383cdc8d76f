import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

export const root = style(
  ui({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minInlineSize: 0 }),
);

export const scroller = style(
  ui({
    // The hidden words in the cells belong to what scrolls; outside of it they would widen the page.
    position: 'relative',
    overflow: 'auto',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const table = style(
  ui({ borderCollapse: 'separate', borderSpacing: '2px', fontVariantNumeric: 'tabular-nums' }),
);

const head = style(
  ui({
    padding: `${vars.space[1]} ${vars.space[2]}`,
    color: vars.color.text.muted,
    backgroundColor: vars.color.surface.base,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);

const columnHeadBase = style([
  head,
  ui({ position: 'sticky', insetBlockStart: 0, zIndex: 1, textAlign: 'center' }),
]);

export const columnHead = styleVariants({
  figure: [columnHeadBase],
  mark: [columnHeadBase, ui({ paddingInline: 0 })],
});

export const rowHead = style([
  head,
  ui({ position: 'sticky', insetInlineStart: 0, zIndex: 1, textAlign: 'start' }),
]);

export const corner = style([columnHeadBase, ui({ insetInlineStart: 0, zIndex: 2, textAlign: 'start' })]);

const cellBase = style(ui({ padding: 0, textAlign: 'center' }));

export const cell = styleVariants({
  figure: [cellBase, ui({ minInlineSize: '3rem' })],
  mark: [cellBase, ui({ minInlineSize: '1rem' })],
});

/** Marks take little room and share what is there. */
export const marks = style(ui({ inlineSize: '100%' }));

/** Large enough for gloves on the factory floor. */
const fillSize = `max(1.75rem, ${vars.control.heightSmall})`;

const fill = style(
  ui({
    display: 'block',
    inlineSize: '100%',
    minBlockSize: fillSize,
    paddingInline: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    lineHeight: `calc(${fillSize} - 2px)`,
    color: tone.text,
    whiteSpace: 'nowrap',
    selectors: { [`${cell.mark} > &`]: { paddingInline: 0 } },
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText' },
      print: { printColorAdjust: 'exact' },
    },
  }),
);

/** The stronger a level, the darker its ground; its words say the same. */
export const strength = styleVariants({
  1: [fill, ui({ backgroundColor: tone.soft })],
  2: [
    fill,
    ui({ backgroundColor: tone.softHover, '@media': { [media.forcedColors]: { borderWidth: '2px' } } }),
  ],
  3: [
    fill,
    ui({
      backgroundColor: tone.softActive,
      fontWeight: vars.weight.semibold,
      '@media': { [media.forcedColors]: { borderWidth: '3px' } },
    }),
  ],
});

const line = (borderStyle: 'solid' | 'dashed' | 'double') =>
  ui({ '@media': { [media.forcedColors]: { borderStyle } } });

/** Where the machine decides about colours, levels differ by their frames. */
export const frame = styleVariants({
  neutral: line('solid'),
  accent: line('solid'),
  info: line('solid'),
  positive: line('solid'),
  caution: line('dashed'),
  critical: line('double'),
});

export const pressable = style(
  ui({
    cursor: 'pointer',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    ':hover': { borderColor: tone.border },
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const missing = style(ui({ color: vars.color.text.muted }));

export const legend = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    fontSize: vars.text.caption.size,
    color: vars.color.text.muted,
  }),
);

export const legendEntry = style(ui({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const swatch = style(ui({ inlineSize: '1.5rem', minBlockSize: '1rem', lineHeight: 1, padding: 0 }));
