import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** As large in the bar as on top of the menu. */
const size = '1.5rem';

export const mark = style(app({ inlineSize: size, blockSize: size, flexShrink: 0 }));
export const tile = style(app({ fill: vars.color.accent.solid }));
export const line = style(
  app({ stroke: vars.color.accent.onSolid, strokeWidth: '1.75', strokeLinecap: 'round', fill: 'none' }),
);
export const dot = style(app({ fill: vars.color.accent.onSolid }));
