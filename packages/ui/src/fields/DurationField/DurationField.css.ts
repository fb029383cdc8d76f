import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const parts = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(5rem, 1fr))',
    gap: vars.space[1],
    minInlineSize: 0,
    // The buttons of each number stand side by side there; where the three have no room beside each other, they go below.
    selectors: {
      '[data-density="floor"] &': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))' },
    },
  }),
);
