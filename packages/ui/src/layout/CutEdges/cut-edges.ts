import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/style.ts';

const shadow = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  zIndex: 4,
  inlineSize: '14px',
  pointerEvents: 'none',
} as const;
const shade = (to: 'left' | 'right') =>
  `linear-gradient(to ${to}, color-mix(in srgb, ${vars.color.border.strong} 24%, transparent), transparent)`;

/**
 * For the frame around a scroller: shows by a shadow at which edge columns are cut, as `useCutEdges` says. The frame has a
 * position; where columns stay in view at the start, `start` is how wide they are.
 */
export const cutEdges = (start: string | 0 = 0) => ({
  selectors: {
    '&[data-cut-start]::before': { ...shadow, insetInlineStart: start, backgroundImage: shade('right') },
    '&[data-cut-end]::after': { ...shadow, insetInlineEnd: 0, backgroundImage: shade('left') },
    '[dir="rtl"] &[data-cut-start]::before': { backgroundImage: shade('left') },
    '[dir="rtl"] &[data-cut-end]::after': { backgroundImage: shade('right') },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-cut-start]::before': { borderInlineStart: '3px double CanvasText' },
        '&[data-cut-end]::after': { borderInlineEnd: '3px double CanvasText' },
      },
    },
  },
});
