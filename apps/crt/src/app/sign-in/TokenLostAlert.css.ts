import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const dialog = style(
  app({
    margin: 'auto',
    inlineSize: 'min(26rem, calc(100vw - 32px))',
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
