import { app, vars } from '@crt/ui/theme';
import { style } from '@vanilla-extract/css';

export const dayTimeRow = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    alignItems: 'start',
    gap: vars.space[3],
  }),
);
