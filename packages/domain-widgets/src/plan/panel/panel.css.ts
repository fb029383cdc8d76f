import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** A bar with its number. */
export const progress = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
  }),
);
