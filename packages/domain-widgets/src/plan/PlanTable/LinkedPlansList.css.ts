import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The lines of one plan belong together. */
const betweenLines = '2px';

export const list = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(app({ display: 'flex', flexDirection: 'column', gap: betweenLines }));

export const head = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[2] }),
);
