import { style } from '@vanilla-extract/css';
import { app, focusRing, vars } from '@crt/ui/theme';

/** Height of the tables of a cycle, as specified (H3). */
const height = '280px';

export const table = style(app({ display: 'flex', blockSize: height }));

export const scrolled = style(
  app({
    blockSize: height,
    overflow: 'auto',
    borderRadius: vars.radius.small,
    selectors: { '&:focus-visible': focusRing },
  }),
);
