import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** A week of days as large as gloves need fits between narrow edges only. */
const narrow = '(max-width: 22rem)';

export const calendar = style(
  ui({
    padding: vars.space[3],
    inlineSize: 'fit-content',
    '@media': { [narrow]: { padding: vars.space[1] } },
  }),
);
export const header = style(
  ui({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginBlockEnd: vars.space[2] }),
);
export const title = style(ui({ flex: 1, textAlign: 'center', fontWeight: vars.weight.semibold }));

/** Of a button to the months before or after; as all that is pressed, large enough for gloves on the factory floor. */
const stepSize = `max(1.75rem, ${vars.control.heightSmall})`;
const dayWidth = `max(2.125rem, ${vars.control.heightSmall})`;

/** On the line of the months' names, at both ends of all of them. */
export const steps = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    justifyContent: 'space-between',
  }),
);

/** The name of one of several months. */
export const name = style([
  title,
  ui({ marginBlock: `0 ${vars.space[2]}`, fontSize: 'inherit', lineHeight: stepSize }),
]);
// A month of five weeks is not stretched to the height of one of six beside it.
export const months = style(
  ui({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: vars.space[6],
  }),
);
export const grid = style(ui({ borderSpacing: 0 }));

export const step = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: stepSize,
    blockSize: stepSize,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutral.softHover, color: vars.color.text.base },
      '&[data-focus-visible]': innerFocusRing,
      '&[data-disabled]': { color: vars.color.text.disabled },
      '[dir="rtl"] &': { scale: '-1 1' },
    },
  }),
);

export const weekday = style(
  ui({
    inlineSize: dayWidth,
    blockSize: '1.75rem',
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
    color: vars.color.text.muted,
  }),
);

const dayBase = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: dayWidth,
    blockSize: `max(2rem, ${vars.control.heightSmall})`,
    marginBlock: '1px',
    borderRadius: vars.radius.small,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-today]': {
        fontWeight: vars.weight.semibold,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
      },
      '&[data-hovered]': { backgroundColor: vars.color.neutral.softHover },
      '&[data-unavailable]': { textDecoration: 'line-through', color: vars.color.text.disabled },
      '&[data-disabled]': {
        color: vars.color.text.disabled,
        cursor: 'default',
        backgroundColor: 'transparent',
      },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px', zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);

const chosen = { backgroundColor: vars.color.accent.solid, color: vars.color.accent.onSolid };

export const day = styleVariants({
  single: [dayBase, ui({ selectors: { '&[data-selected]': chosen } })],
  range: [
    dayBase,
    ui({
      selectors: {
        '&[data-selected]': { backgroundColor: vars.color.accent.softActive, borderRadius: 0 },
        '&[data-selection-start]': {
          ...chosen,
          borderStartStartRadius: vars.radius.small,
          borderEndStartRadius: vars.radius.small,
        },
        '&[data-selection-end]': {
          ...chosen,
          borderStartEndRadius: vars.radius.small,
          borderEndEndRadius: vars.radius.small,
        },
      },
    }),
  ],
});
