import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const parts = style(
  ui({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(5rem, 1fr))',
    gap: vars.space[1],
    minInlineSize: 0,
  }),
);
