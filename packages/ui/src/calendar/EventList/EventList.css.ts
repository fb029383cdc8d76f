import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

const subtle = vars.color.border.subtle;

const focusRing = { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: '-2px' };

export const frame = style(
  ui({
    overflow: 'auto',
    maxBlockSize: 'var(--calendar-height, 44rem)',
    border: `1px solid ${subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    vars: { '--times': '7.5rem' },
    selectors: {
      '&[data-hours="12"]': { vars: { '--times': '10rem' } },
      '&:focus-visible': focusRing,
    },
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

export const day = style(
  ui({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 6rem',
    '@media': { [media.print]: { contentVisibility: 'visible' } },
  }),
);

export const heading = style(
  ui({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    margin: 0,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${subtle}`,
    backgroundColor: vars.color.surface.sunken,
    fontSize: vars.text.caption.size,
    lineHeight: '1.25rem',
    fontWeight: vars.weight.semibold,
    selectors: { '&[aria-current]': { color: vars.color.accent.text } },
  }),
);

export const list = style(ui({ margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  ui({
    display: 'grid',
    gridTemplateColumns: '4px var(--times) minmax(0, 1fr)',
    gap: vars.space[3],
    alignItems: 'center',
    inlineSize: '100%',
    minBlockSize: vars.row.height,
    margin: 0,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    border: 0,
    borderBlockEnd: `1px solid ${subtle}`,
    backgroundColor: 'transparent',
    color: vars.color.text.base,
    fontFamily: 'inherit',
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
    textAlign: 'start',
  }),
);

export const pressable = style(
  ui({
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface.hover },
      '&:focus-visible': focusRing,
    },
  }),
);

export const mark = style(
  ui({
    alignSelf: 'stretch',
    borderRadius: '2px',
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  }),
);

export const time = style(
  ui({
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    // `9:00 am – 11:00 am` is one thing from left to right on every page.
    selectors: { '[dir="rtl"] &': { direction: 'ltr', textAlign: 'right' } },
  }),
);
export const title = style(ui({ fontWeight: vars.weight.medium }));
export const description = style(ui({ color: vars.color.text.muted, marginInlineStart: vars.space[2] }));
export const empty = style(
  ui({ margin: 0, padding: vars.space[6], color: vars.color.text.muted, textAlign: 'center' }),
);
