import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const searchBox = style(app({ inlineSize: 'min(20rem, 100%)' }));

export const bar = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], flex: 1 }),
);
