import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** No links: quiet, and below the numbers of the others. */
export const noLinks = style(
  app({
    display: 'inline-block',
    minInlineSize: '1.75rem',
    // As wide as the frame and the padding of the pill with one digit.
    textAlign: 'center',
    color: vars.color.text.muted,
  }),
);

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
