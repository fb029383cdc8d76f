import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const form = style(
  ui({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
);
export const list = style(ui({ display: 'grid', gap: '2px', marginBlockStart: '2px' }));
