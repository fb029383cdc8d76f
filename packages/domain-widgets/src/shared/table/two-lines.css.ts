import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Two short lines fit into a row of either density; the rest is in the tooltip. */
export const twoLines = style(
  app({
    display: '-webkit-inline-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    verticalAlign: 'middle',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: vars.text.caption.size,
    lineHeight: 1.25,
  }),
);
