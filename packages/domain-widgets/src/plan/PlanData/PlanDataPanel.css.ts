import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The date of the session leads to the schedule, and a pen beside it opens its editor. */
export const session = style(
  app({ display: 'flex', alignItems: 'center', gap: vars.space[3], flex: 1, minInlineSize: 0 }),
);

export const sessionLink = style(app({ flex: 'none' }));
