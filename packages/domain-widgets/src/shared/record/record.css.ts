import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Says at a glance that a value cannot be changed now; the reason stands in the tooltip. */
export const lock = style(
  app({
    display: 'inline-block',
    marginInlineStart: vars.space[2],
    verticalAlign: '-1px',
    color: vars.color.text.placeholder,
  }),
);
