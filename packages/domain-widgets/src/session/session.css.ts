import { app, vars } from '@crt/ui/theme';
import { style } from '@vanilla-extract/css';

/** The least that a date or a time with its button needs. */
const fieldWidth = '9rem';

export const dayTimeRow = style(
  app({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(${fieldWidth}, 1fr))`,
    alignItems: 'start',
    gap: vars.space[3],
  }),
);
