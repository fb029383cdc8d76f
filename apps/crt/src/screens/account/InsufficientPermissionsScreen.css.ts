import { style } from '@vanilla-extract/css';
import { app, focusRing, vars } from '@crt/ui/theme';

export const list = style(app({ display: 'grid', gap: vars.space[1] }));

export const link = style(
  app({
    borderRadius: vars.radius.small,
    color: vars.color.text.link,
    selectors: { '&[data-focus-visible]': focusRing },
  }),
);
