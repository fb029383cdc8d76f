import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const content = style(ui({ padding: vars.space[4], overflow: 'auto', outline: 'none' }));
