import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const clear = style(ui({ selectors: { '[data-empty] &': { visibility: 'hidden' } } }));
