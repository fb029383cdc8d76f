import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const box = style(ui({ flexWrap: 'wrap', rowGap: '4px' }));
export const input = style(ui({ minInlineSize: '10rem', minBlockSize: '1.5rem', inlineSize: 'auto' }));
/** Nothing can be typed, so it takes no room; it can still be reached for reading. */
export const fixed = style(ui({ position: 'absolute', inlineSize: '1px' }));
