import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Its lines stay short enough to be read at a glance. */
const width = '26rem';

export const dialog = style(
  app({
    margin: 'auto',
    inlineSize: `min(${width}, calc(100vw - ${vars.space[8]}))`,
    padding: vars.space[6],
    border: 0,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.base,
    boxShadow: vars.elevation.dialog,
    selectors: { '&::backdrop': { backgroundColor: vars.color.surface.scrim } },
  }),
);

export const actions = style(
  app({ display: 'flex', justifyContent: 'flex-end', marginBlockStart: vars.space[6] }),
);
