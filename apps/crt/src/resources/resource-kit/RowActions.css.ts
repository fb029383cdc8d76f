import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Side by side at the end of a row, and always there: what is seen only under a mouse is not found by others. */
export const actions = style(
  app({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], verticalAlign: 'middle' }),
);
