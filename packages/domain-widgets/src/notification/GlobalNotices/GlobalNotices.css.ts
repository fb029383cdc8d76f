import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Its lines as they were written. */
export const message = style(
  app({ margin: 0, marginBlockEnd: vars.space[2], whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

/** A word that is longer than a narrow window breaks. */
export const words = style(app({ overflowWrap: 'anywhere' }));
