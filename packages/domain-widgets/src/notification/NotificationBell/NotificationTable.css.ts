import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** The width of its columns: time, the message with its 500 px, the button (D16). */
const width = '792px';
/** The specified height of the table (D16). */
const height = '250px';

export const sheet = style(app({ inlineSize: width, maxInlineSize: '100%' }));

export const table = style(app({ display: 'flex', blockSize: height }));

const twoLines = {
  display: '-webkit-inline-box',
  verticalAlign: 'middle',
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
