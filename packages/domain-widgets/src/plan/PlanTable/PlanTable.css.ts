import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** The number of links as a small pill that can be pressed. */
export const links = style(
  app({
    alignSelf: 'center',
    minInlineSize: '1.75rem',
    blockSize: '1.5rem',
    lineHeight: 1,
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    color: vars.color.accent.text,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.accent.soft },
      '&:focus-visible': innerFocusRing,
    },
  }),
);
