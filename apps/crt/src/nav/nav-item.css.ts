import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { app, innerFocusRing, media, vars } from '@crt/ui/theme';

/** A link or button of the navigation: in the bar, in the side menu, or a single icon of the collapsed menu. */
export const item = recipe({
  base: app({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '2rem',
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
      '[data-density="floor"] &': { minBlockSize: '2.75rem' },
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
        paddingInline: '0.625rem',
        selectors: {
          '&[aria-current]::before': {
            insetInline: '0.625rem',
            // On the lower edge of the bar.
            insetBlockEnd: 'calc(50% - 1.5rem)',
            blockSize: '2px',
          },
        },
      }),
      side: app({
        inlineSize: '100%',
        // Beside the bell a name is cut, not the button.
        minInlineSize: 0,
        paddingInline: '0.625rem',
        selectors: {
          '&[aria-current]::before': { insetInlineStart: '-8px', insetBlock: '6px', inlineSize: '3px' },
        },
      }),
      nested: app({
        inlineSize: '100%',
        minBlockSize: '1.875rem',
        paddingInlineStart: '2.25rem',
        paddingInlineEnd: '0.625rem',
        fontWeight: vars.weight.regular,
        // Brought into sight with what stands around it.
        scrollMarginBlock: '5rem',
        selectors: {
          '&[aria-current]::before': { insetInlineStart: '-8px', insetBlock: '6px', inlineSize: '3px' },
        },
      }),
      icon: app({
        justifyContent: 'center',
        inlineSize: '2.5rem',
        minBlockSize: '2.5rem',
        padding: 0,
        selectors: {
          '&[aria-current]::before': { insetInlineStart: '-8px', insetBlock: '10px', inlineSize: '3px' },
        },
      }),
    },
  },
});

export const label = style(app({ overflow: 'hidden', textOverflow: 'ellipsis', minInlineSize: 0 }));

/** The name of a screen: on a second line rather than cut. */
export const screenName = style(app({ minInlineSize: 0, paddingBlock: '4px', whiteSpace: 'normal' }));

export const end = style(app({ marginInlineStart: 'auto', color: vars.color.text.placeholder }));
