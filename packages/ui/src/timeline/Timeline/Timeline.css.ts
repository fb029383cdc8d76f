import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { cutEdges } from '../../layout/CutEdges/cut-edges.ts';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

const labelWidth = 'clamp(7rem, 29cqi, 15rem)';
const lines = vars.color.border.subtle;

const hatched = (ink: string) => `repeating-linear-gradient(135deg, ${ink} 0 1px, transparent 1px 6px)`;
const dotted = (ink: string) => `radial-gradient(${ink} 0.9px, transparent 1.2px) 0 0 / 6px 6px`;
const forced = { forcedColorAdjust: 'none', backgroundColor: 'Canvas' } as const;

export const frame = style(
  ui({ display: 'grid', gap: vars.space[3], minInlineSize: 0, containerType: 'inline-size' }),
);

// The labels stay in view: days are cut where these end.
const cut = cutEdges(labelWidth);

/** Around the scroller: shows by a shadow at which edge days are cut. */
export const edges = style(
  ui({
    position: 'relative',
    minInlineSize: 0,
    overflow: 'clip',
    border: `1px solid ${lines}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    selectors: { ...cut.selectors, '&:has(> :focus-visible)': focusRing },
    '@media': { ...cut['@media'], [media.print]: { overflow: 'visible' } },
  }),
);

export const scroller = style(
  ui({
    position: 'relative',
    overflowX: 'auto',
    outline: 'none',
    overscrollBehaviorX: 'contain',
    '@media': { [media.print]: { overflow: 'visible' } },
  }),
);

export const grid = style(
  ui({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${labelWidth} repeat(var(--days), minmax(max(2.25rem, ${vars.control.heightSmall}), 1fr))`,
    gridTemplateRows: 'repeat(var(--lines), auto)',
    minInlineSize: 'max-content',
    isolation: 'isolate',
  }),
);

const wholeWidth = { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'subgrid' } as const;

export const section = style(ui({ display: 'contents' }));
export const bands = style(
  ui({ ...wholeWidth, gridRow: '3 / -1', gridTemplateRows: '100%', pointerEvents: 'none' }),
);

const pattern = {
  weekend: ui({
    backgroundColor: vars.color.surface.hover,
    backgroundImage: hatched(vars.color.border.subtle),
    '@media': { [media.forcedColors]: { ...forced, backgroundImage: hatched('GrayText') } },
  }),
  holiday: ui({
    background: `${dotted(vars.color.border.base)}, ${vars.color.surface.hover}`,
    '@media': { [media.forcedColors]: { ...forced, background: dotted('GrayText') } },
  }),
};

export const band = recipe({
  base: ui({ gridRow: 1, '@media': { [media.print]: { printColorAdjust: 'exact' } } }),
  variants: { kind: pattern },
});

export const todayLine = style(
  ui({
    gridRow: 1,
    justifySelf: 'center',
    inlineSize: '2px',
    backgroundColor: vars.color.accent.mark,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);

export const row = style(
  ui({
    ...wholeWidth,
    alignItems: 'stretch',
    minBlockSize: `max(2rem, calc(${vars.row.height} - 4px))`,
    borderBlockStart: `1px solid ${lines}`,
  }),
);
export const groupRow = style([
  row,
  ui({ minBlockSize: '1.75rem', backgroundColor: vars.color.surface.sunken }),
]);
export const months = style(ui({ ...wholeWidth, gridRow: 1 }));
export const days = style(ui({ ...wholeWidth, gridRow: 2 }));

const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  gridColumn: 1,
  backgroundColor: vars.color.surface.base,
  borderInlineEnd: `1px solid ${lines}`,
  paddingInline: vars.space[3],
} as const;

export const corner = style(
  ui({
    ...sticky,
    alignContent: 'end',
    paddingBlockEnd: vars.space[1],
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
  }),
);

export const label = style(
  ui({
    ...sticky,
    alignContent: 'center',
    overflow: 'hidden',
    ...anyDirection,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
  }),
);

export const groupLabel = style(
  ui({
    ...sticky,
    alignContent: 'center',
    gridColumn: '1 / -1',
    inlineSize: 'fit-content',
    backgroundColor: 'transparent',
    borderInlineEnd: 0,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.semibold,
  }),
);

export const month = style(
  ui({
    paddingBlockStart: vars.space[2],
    borderInlineStart: `1px solid ${lines}`,
    selectors: { [`${corner} + &`]: { borderInlineStart: 0 } },
  }),
);

export const monthName = style(
  ui({
    position: 'sticky',
    insetInlineStart: labelWidth,
    paddingInline: vars.space[2],
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  }),
);

export const day = style(
  ui({
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: vars.space[1],
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-weekend], &[data-holiday]': {
        color: vars.color.text.muted,
        backgroundColor: vars.color.surface.hover,
      },
    },
  }),
);

export const weekday = style(ui({ color: vars.color.text.muted, fontWeight: vars.weight.regular }));

export const number = style(
  ui({
    minInlineSize: '1.5rem',
    paddingBlock: '2px',
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    selectors: {
      '[aria-current] > &': {
        backgroundColor: vars.color.accent.solid,
        color: vars.color.accent.onSolid,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const cell = style(ui({ display: 'grid', placeItems: 'center', gridRow: 1, position: 'relative' }));

export const legend = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
  }),
);

export const legendEntry = style(ui({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

export const swatch = recipe({
  base: ui({
    display: 'inline-block',
    inlineSize: '1rem',
    blockSize: '1rem',
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: '3px',
  }),
  variants: { kind: pattern },
});
