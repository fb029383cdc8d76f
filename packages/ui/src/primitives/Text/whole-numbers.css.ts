import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const whole = style(ui({ whiteSpace: 'nowrap' }));
