import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** As wide as the frame and the padding of the pill with one digit, and within the lowest row. */
const pillWidth = '1.75rem';
const pillHeight = '1.5rem';

/** No links: quiet, and below the numbers of the others. */
export const noLinks = style(
  app({
    display: 'inline-block',
    minInlineSize: pillWidth,
    textAlign: 'center',
    color: vars.color.text.muted,
  }),
);

/** The number of links as a small pill that can be pressed. */
export const links = style(
  app({
    alignSelf: 'center',
    minInlineSize: pillWidth,
    blockSize: pillHeight,
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
