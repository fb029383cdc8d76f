import { app, from, vars } from '@crt/ui/theme';
import { style } from '@vanilla-extract/css';

/** The least that a field needs for a day of the week, a time, the name of a designer. */
const dayWidth = '8rem';
const timeWidth = '6rem';
const designerWidth = '10rem';

export const weekRow = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[2],
    '@media': {
      [from('small')]: {
        gridTemplateColumns: `minmax(${dayWidth}, 2fr) minmax(${timeWidth}, 1fr) minmax(${timeWidth}, 1fr) auto`,
      },
    },
  }),
);

/** The day has a line of its own where both times leave it no room. */
export const weekDay = style(
  app({ gridColumn: '1 / -1', '@media': { [from('small')]: { gridColumn: 'auto' } } }),
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
    gridTemplateColumns: `minmax(0, 1fr) minmax(${designerWidth}, 1fr) auto`,
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
