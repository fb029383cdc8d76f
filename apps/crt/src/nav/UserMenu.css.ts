import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Two letters with air around them. */
const size = '1.75rem';

export const avatar = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: size,
    blockSize: size,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.softHover,
    color: vars.color.accent.text,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.semibold,
  }),
);

export const name = style(
  app({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    minInlineSize: 0,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    letterSpacing: '0.04em',
  }),
);
