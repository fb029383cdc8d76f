import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const filters = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    columnGap: vars.space[4],
    rowGap: vars.space[3],
  }),
);

/** Wide enough for the name of a zone. */
const choiceWidth = '16rem';

export const choice = style(app({ inlineSize: choiceWidth }));
