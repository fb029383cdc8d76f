import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';
import { laneHeight } from '../shared/event-block.css.ts';

const subtle = vars.color.border.subtle;
const hour = 'var(--hour)';

const hourLines = (strong: string, weak: string) =>
  `linear-gradient(${strong} 0 1px, transparent 1px) 0 0 / 100% ${hour}, linear-gradient(${weak} 0 1px, transparent 1px) 0 calc(${hour} / 2) / 100% ${hour}`;

export const scroller = style(
  ui({
    position: 'relative',
    // What comes into the line of whole days makes the head higher; the hour in sight is the calendar's own matter.
    overflowAnchor: 'none',
    overflow: 'auto',
    minBlockSize: 0,
    maxBlockSize: 'var(--calendar-height, 44rem)',
    border: `1px solid ${subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
  }),
);

export const grid = style([
  laneHeight,
  ui({
    vars: { '--hour': '3rem' },
    display: 'grid',
    gridTemplateColumns: 'auto repeat(var(--days), minmax(min(7rem, 24vw), 1fr))',
    minInlineSize: 'min-content',
    isolation: 'isolate',
    selectors: {
      '[data-density="compact"] &': { vars: { '--hour': '2.5rem' } },
      '[data-density="floor"] &': { vars: { '--hour': `calc(2 * ${vars.control.heightSmall})` } },
    },
  }),
]);

const row = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const;

export const top = style(
  ui({
    ...row,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    backgroundColor: vars.color.surface.base,
    borderBlockEnd: `1px solid ${vars.color.border.base}`,
  }),
);
export const body = style(ui({ display: 'contents' }));
export const line = style(ui(row));

const gutterCell = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  backgroundColor: vars.color.surface.base,
  borderInlineEnd: `1px solid ${vars.color.border.base}`,
  color: vars.color.text.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const corner = style(ui({ ...gutterCell, alignItems: 'end', paddingBlockEnd: vars.space[1] }));
export const allDayLabel = style(
  ui({ ...gutterCell, alignItems: 'center', justifyContent: 'center', paddingInline: vars.space[1] }),
);
export const gutter = style(ui(gutterCell));

/** One zone's column of the gutter. */
export const zone = style(
  ui({
    position: 'relative',
    flex: 1,
    minInlineSize: '3.5rem',
    paddingInline: vars.space[1],
    textAlign: 'end',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    selectors: { '& + &': { borderInlineStart: `1px solid ${subtle}` } },
  }),
);
export const zoneHead = style([zone, ui({ whiteSpace: 'normal' })]);
export const hourLabel = style(
  ui({
    display: 'block',
    blockSize: hour,
    boxSizing: 'border-box',
    paddingInlineEnd: vars.space[1],
    selectors: {
      // The first is not seen and as much lower as the others have to stand higher, beside their lines.
      '&:first-child': { visibility: 'hidden', blockSize: `calc(${hour} - 0.5rem)` },
      // `7:00 am` is one thing from left to right on every page.
      '[dir="rtl"] &': { direction: 'ltr', textAlign: 'left', paddingInline: `${vars.space[1]} 0` },
    },
  }),
);

export const day = style(
  ui({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'center',
    gap: vars.space[1],
    paddingBlock: vars.space[2],
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    selectors: { '& + &': { borderInlineStart: `1px solid ${subtle}` } },
  }),
);
export const number = style(
  ui({
    minInlineSize: '1.75rem',
    paddingBlock: '2px',
    borderRadius: vars.radius.full,
    textAlign: 'center',
    color: vars.color.text.base,
    fontSize: vars.text.lead.size,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-outside] > &': { color: vars.color.text.muted, fontWeight: vars.weight.regular },
      // After it: also where it cannot be chosen today has a ground of its own.
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

const cell = {
  position: 'relative',
  minInlineSize: 0,
  userSelect: 'none',
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${subtle}` },
    '&[data-weekend]': { backgroundColor: vars.color.surface.hover },
    '&[data-outside]': { backgroundColor: vars.color.surface.sunken, cursor: 'not-allowed' },
  },
} as const;

export const allDayCell = style(ui({ ...cell, borderBlockStart: `1px solid ${subtle}` }));

export const column = style(
  ui({
    ...cell,
    blockSize: `calc(24 * ${hour})`,
    contain: 'layout style',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      background: hourLines(
        vars.color.border.subtle,
        `color-mix(in oklch, ${vars.color.border.subtle} 45%, transparent)`,
      ),
    },
    '@media': {
      [media.forcedColors]: {
        '::before': { forcedColorAdjust: 'none', background: hourLines('GrayText', 'transparent') },
      },
    },
  }),
);

/** Leaves a strip at the end of a day on which free time can still be taken hold of. */
export const events = style(ui({ position: 'absolute', insetBlock: 0, insetInline: '0 6px' }));

export const nowLine = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    zIndex: 3,
    pointerEvents: 'none',
    borderBlockStart: `2px solid ${vars.color.critical.mark}`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-5px',
      insetInlineStart: '-4px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.critical.mark,
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Highlight',
        '::before': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
      },
    },
  }),
);

export const gap = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    pointerEvents: 'none',
    backgroundColor: vars.color.surface.sunken,
    backgroundImage: `repeating-linear-gradient(45deg, ${vars.color.border.base} 0 1px, transparent 1px 5px)`,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        backgroundImage: 'repeating-linear-gradient(45deg, GrayText 0 1px, transparent 1px 5px)',
      },
    },
  }),
);
