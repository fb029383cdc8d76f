import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const section = style(app({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const header = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[6],
    rowGap: vars.space[1],
  }),
);
