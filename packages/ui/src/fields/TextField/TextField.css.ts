import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const resizing = style(ui({ resize: 'vertical', fieldSizing: 'content' }));
