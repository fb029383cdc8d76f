import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** A long name fits into the search. */
const searchWidth = '20rem';

export const searchBox = style(app({ inlineSize: `min(${searchWidth}, 100%)` }));

export const bar = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], flex: 1 }),
);
