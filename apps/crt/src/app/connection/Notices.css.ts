import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const notices = style(
  app({
    display: 'grid',
    gap: vars.space[2],
    paddingInline: vars.space[6],
    selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[3] } },
  }),
);
