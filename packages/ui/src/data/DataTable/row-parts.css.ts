import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';
import { threeLines } from './cells.css.ts';
import { cell, pinned, rowWidth } from './DataTable.css.ts';

/** The checkbox and the expander. */
export const utilityCell = style([
  cell,
  pinned.start,
  ui({ display: 'grid', placeItems: 'center', padding: 0, lineHeight: 1 }),
]);

export const checkbox = style(
  ui({
    inlineSize: '16px',
    blockSize: '16px',
    margin: 0,
    accentColor: vars.color.accent.solid,
    cursor: 'pointer',
    outlineOffset: '3px',
  }),
);

/** A cell that is as a whole the target of its checkbox: 40 px instead of 16. */
export const selectCell = style([utilityCell, ui({ cursor: 'pointer' })]);

/** The same in the head, where the checkbox listens for itself. */
export const checkboxTarget = style(
  ui({ display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%', cursor: 'pointer' }),
);

export const expander = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    inlineSize: innerSize,
    blockSize: innerSize,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    background: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.surface.active },
  }),
);

export const expanderIcon = style(
  ui({
    transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '90deg' },
      '[dir="rtl"] [aria-expanded="false"] > &': { rotate: '180deg' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const detail = style(
  ui({
    inlineSize: `max(100%, ${rowWidth})`,
    backgroundColor: vars.color.surface.sunken,
    boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
  }),
);

export const detailCell = style(
  ui({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

/** Lines of full size are a block: they stand beside the mark, not below it. */
const besideLines = { [`&:has(+ ${threeLines})`]: { float: 'inline-start', blockSize: '1lh' } } as const;

export const branchMark = style(
  ui({
    selectors: besideLines,
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    inlineSize: innerSize,
    blockSize: innerSize,
    marginInlineEnd: vars.space[1],
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.surface.active },
  }),
);

export const leafMark = style(
  ui({
    selectors: besideLines,
    display: 'inline-block',
    inlineSize: innerSize,
    marginInlineEnd: vars.space[1],
  }),
);

const turned = {
  transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
};

export const branchOpen = style(ui({ ...turned, rotate: '90deg' }));

export const branchClosed = style(ui({ ...turned, selectors: { '[dir="rtl"] &': { rotate: '180deg' } } }));

/** A row that needs attention has a bar at its start; the words are there for those who cannot see it. */
export const rowTone = styleVariants({ neutral: {}, info: {}, positive: {}, caution: {}, critical: {} });

for (const tone of ['neutral', 'info', 'positive', 'caution', 'critical'] as const) {
  const { mark } = vars.color[tone];
  globalStyle(`${rowTone[tone]} > :first-child`, {
    '@layer': {
      ui: {
        backgroundColor: 'inherit',
        backgroundImage: `linear-gradient(${mark}, ${mark})`,
        backgroundSize: '3px calc(100% - 10px)',
        backgroundPosition: '0 50%',
        backgroundRepeat: 'no-repeat',
      },
    },
  });
  // Where the machine decides about colours it drops pictures of colours, and the bar is a part of its own.
  globalStyle(`${rowTone[tone]} > :first-child::before`, {
    '@layer': {
      ui: {
        '@media': {
          [media.forcedColors]: {
            content: '""',
            position: 'absolute',
            insetBlock: '5px',
            insetInlineStart: 0,
            inlineSize: '3px',
            backgroundColor: mark,
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  });
  globalStyle(`[dir="rtl"] ${rowTone[tone]} > :first-child`, {
    '@layer': { ui: { backgroundPosition: '100% 50%' } },
  });
}
