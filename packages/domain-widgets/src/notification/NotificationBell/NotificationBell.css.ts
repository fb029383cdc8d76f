import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** The button with its count at the corner; the count is part of the button's name and lets presses through. */
export const bell = style(app({ position: 'relative', display: 'inline-flex' }));

export const count = style(
  app({
    position: 'absolute',
    insetBlockStart: '-3px',
    insetInlineStart: '1rem',
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface.base}`,
    pointerEvents: 'none',
  }),
);

/** Heard, not seen. */
export const heard = style(
  app({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

/** The width of its columns: time, the message with its 500 px, the button (D16). */
export const sheet = style(app({ inlineSize: '726px', maxInlineSize: '100%' }));

/** The specified height of the table (D16). */
export const table = style(app({ display: 'flex', blockSize: '250px' }));

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** What has happened, on two small lines. */
export const message = style(app(twoLines));

/** The same as a link to what it is about. */
export const link = style(
  app({
    ...twoLines,
    color: vars.color.text.link,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': innerFocusRing },
  }),
);
