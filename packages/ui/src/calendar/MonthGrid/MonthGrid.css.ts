import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { laneHeight } from '../shared/event-block.css.ts';

const subtle = vars.color.border.subtle;

export const scroller = style(
  ui({
    position: 'relative',
    overflow: 'auto',
    maxBlockSize: 'var(--calendar-height, none)',
    border: `1px solid ${subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

export const grid = style([
  laneHeight,
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--days), minmax(min(6rem, 22vw), 1fr))',
    isolation: 'isolate',
  }),
]);

const row = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const;

export const head = style(
  ui({
    ...row,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    backgroundColor: vars.color.surface.base,
    borderBlockEnd: `1px solid ${vars.color.border.base}`,
  }),
);

export const weekday = style(
  ui({
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    selectors: { '& + &': { borderInlineStart: `1px solid ${subtle}` } },
  }),
);

export const week = style(
  ui({ ...row, selectors: { '& + &': { borderBlockStart: `1px solid ${subtle}` } } }),
);

export const cell = style(
  ui({
    position: 'relative',
    minInlineSize: 0,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    blockSize: 'calc(2rem + (var(--lanes) + 1) * var(--lane))',
    userSelect: 'none',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${subtle}` },
      '&[data-weekend]': { backgroundColor: vars.color.surface.hover },
      '&[data-outside]': { backgroundColor: vars.color.surface.sunken, cursor: 'not-allowed' },
      '&[data-chosen]': { backgroundColor: vars.color.accent.soft },
    },
  }),
);

export const number = style(
  ui({
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '4px',
    minInlineSize: '1.5rem',
    paddingInline: '4px',
    boxSizing: 'border-box',
    paddingBlock: '3px',
    borderRadius: vars.radius.full,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: {
      '[data-muted] > &, [data-outside] > &': {
        color: vars.color.text.muted,
        fontWeight: vars.weight.regular,
      },
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

export const more = style(
  ui({
    position: 'absolute',
    insetInline: '2px',
    insetBlockEnd: '2px',
    blockSize: 'var(--lane)',
    boxSizing: 'border-box',
    overflow: 'hidden',
    margin: 0,
    paddingBlock: 0,
    paddingInline: '6px',
    border: 0,
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    color: vars.color.text.muted,
    fontFamily: 'inherit',
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      // `+2 more` keeps its sign in front.
      '[dir="rtl"] &': { unicodeBidi: 'plaintext', textAlign: 'right' },
      '&:hover': { backgroundColor: vars.color.surface.active, color: vars.color.text.base },
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
    },
  }),
);
