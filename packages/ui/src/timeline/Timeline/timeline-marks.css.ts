import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** What can be pressed: larger than what is seen of it. */
export const mark = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    selectors: {
      '[data-density="floor"] &': {
        inlineSize: vars.control.heightSmall,
        blockSize: vars.control.heightSmall,
      },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
      '&:focus:not([data-focus-visible])': { outline: 'none' },
    },
  }),
);

/** A milestone: planned, actual, or both; late ones are turned and red. */
export const dot = recipe({
  base: ui({
    display: 'inline-block',
    flexShrink: 0,
    boxSizing: 'border-box',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    border: `2px solid ${vars.color.accent.mark}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.base,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
  }),
  variants: {
    kind: {
      planned: ui({ '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } } }),
      actual: ui({
        backgroundColor: vars.color.accent.mark,
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      }),
      both: ui({
        backgroundColor: vars.color.accent.mark,
        boxShadow: `0 0 0 2px ${vars.color.surface.base}, 0 0 0 3.5px ${vars.color.accent.mark}`,
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      }),
    },
    isLate: {
      true: ui({
        borderColor: vars.color.critical.mark,
        borderRadius: '2px',
        transform: 'rotate(45deg)',
        inlineSize: '0.6875rem',
        blockSize: '0.6875rem',
      }),
    },
  },
  compoundVariants: [
    {
      variants: { kind: 'actual', isLate: true },
      style: ui({
        backgroundColor: vars.color.critical.mark,
        '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
      }),
    },
  ],
});

/** From the planned day to the actual one. */
export const connector = recipe({
  base: ui({
    gridRow: 1,
    alignSelf: 'center',
    marginInline: '1.125rem',
    borderBlockStart: `2px solid ${vars.color.accent.mark}`,
  }),
  variants: { isLate: { true: ui({ borderColor: vars.color.critical.mark }) } },
});
