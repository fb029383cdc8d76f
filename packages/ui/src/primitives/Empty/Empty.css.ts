import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const dash = style(ui({ color: vars.color.text.placeholder }));
