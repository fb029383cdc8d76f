import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { app, innerFocusRing, media, vars } from '@crt/ui/theme';
import { barHeight, nestedInset } from './sizes.ts';

/** As high as a comfortable control in every density, and as gloves need it. */
const height = '2rem';
const gloves = '2.75rem';
/** Entries of a section are a little lower, so that more of them are in sight. */
const nestedHeight = '1.875rem';
/** A square that fits into the collapsed menu. */
const iconSize = '2.5rem';
/** From the edge of an entry to its words. */
const inset = '0.625rem';
/** How much of what stands around an entry is brought into sight with it. */
const around = '5rem';
/** The line below the current section. */
const underline = '2px';
/** The bar beside the current entry lies on the edge of the menu, across its padding, and ends before the corners. */
const onEdge = '-8px';
const barWidth = '3px';
const beforeCorners = '6px';
const beforeIconCorners = '10px';
const atEdge = { insetInlineStart: onEdge, inlineSize: barWidth };

/** A link or button of the navigation: in the bar, in the side menu, or a single icon of the collapsed menu. */
export const item = recipe({
  base: app({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: height,
    border: 0,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: vars.color.text.muted,
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}, color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      // Hit with gloves, wherever it stands.
      '[data-density="floor"] &': { minBlockSize: gloves },
      '&[data-hovered]': { backgroundColor: vars.color.neutral.soft, color: vars.color.text.base },
      '&[data-pressed], &[aria-expanded="true"]:not([data-quiet])': {
        backgroundColor: vars.color.neutral.softHover,
        color: vars.color.text.base,
      },
      '&[data-focus-visible]': innerFocusRing,
      '&:focus:not([data-focus-visible])': { outline: 'none' },
      '&[aria-current]': { color: vars.color.accent.text, backgroundColor: vars.color.accent.soft },
      '&[aria-current][data-hovered]': { backgroundColor: vars.color.accent.softHover },
      // A bar at the edge, so that the place does not rest on colour alone.
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        backgroundColor: vars.color.accent.mark,
        borderRadius: vars.radius.full,
      },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': { outline: '1px solid Highlight' },
          '&[aria-current]::before': { backgroundColor: 'Highlight' },
        },
      },
    },
  }),
  variants: {
    place: {
      bar: app({
        paddingInline: inset,
        selectors: {
          '&[aria-current]::before': {
            insetInline: inset,
            // On the lower edge of the bar.
            insetBlockEnd: `calc(50% - ${barHeight} / 2)`,
            blockSize: underline,
          },
        },
      }),
      side: app({
        inlineSize: '100%',
        // Beside the bell a name is cut, not the button.
        minInlineSize: 0,
        paddingInline: inset,
        selectors: {
          '&[aria-current]::before': { ...atEdge, insetBlock: beforeCorners },
        },
      }),
      nested: app({
        inlineSize: '100%',
        minBlockSize: nestedHeight,
        paddingInlineStart: nestedInset,
        paddingInlineEnd: inset,
        fontWeight: vars.weight.regular,
        // Brought into sight with what stands around it.
        scrollMarginBlock: around,
        selectors: {
          '&[aria-current]::before': { ...atEdge, insetBlock: beforeCorners },
        },
      }),
      icon: app({
        justifyContent: 'center',
        inlineSize: iconSize,
        minBlockSize: iconSize,
        padding: 0,
        selectors: {
          '&[aria-current]::before': { ...atEdge, insetBlock: beforeIconCorners },
        },
      }),
    },
  },
});

export const label = style(app({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 }));

/** The name of a screen: on a second line rather than cut. */
export const screenName = style(app({ minInlineSize: 0, paddingBlock: vars.space[1], whiteSpace: 'normal' }));

export const end = style(app({ marginInlineStart: 'auto', color: vars.color.text.placeholder }));
