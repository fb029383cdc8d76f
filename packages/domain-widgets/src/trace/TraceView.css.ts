import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const list = style(app({ display: 'grid', gap: vars.space[3] }));

export const node = style(
  app({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** A record, and at its end the way to its own trace. */
export const head = style(
  app({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] }),
);
