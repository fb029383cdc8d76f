import { app, vars } from '@crt/ui/theme';
import { style } from '@vanilla-extract/css';

export const weekRow = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 2fr) minmax(6rem, 1fr) minmax(6rem, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[2],
  }),
);

export const savedRow = style(
  app({
    display: 'grid',
    // The button comes with a choice; without it there is no gap for it either.
    gridTemplateColumns: '1fr',
    gridAutoColumns: 'auto',
    gridAutoFlow: 'column',
    alignItems: 'end',
    gap: vars.space[2],
  }),
);

export const affectedRow = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, 1fr) auto',
    alignItems: 'end',
    gap: vars.space[3],
  }),
);

export const plainList = style(
  app({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[3] }),
);

export const toolbar = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
