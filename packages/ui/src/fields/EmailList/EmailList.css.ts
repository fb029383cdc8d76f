import { style } from '@vanilla-extract/css';
import { innerSize } from '../../theme/density.css.ts';
import { ui } from '../../theme/style.ts';

export const box = style(ui({ flexWrap: 'wrap', rowGap: '4px' }));
export const chips = style(ui({ minInlineSize: 0 }));
/** They scroll by themselves, so that the field for the next one and what is wrong with it stay in sight. */
export const manyChips = style(ui({ maxBlockSize: '12rem', overflow: 'auto', padding: '2px' }));
export const input = style(ui({ minInlineSize: '10rem', minBlockSize: innerSize, inlineSize: 'auto' }));
/** Nothing can be typed, so it takes no room; it can still be reached for reading. */
export const fixed = style(ui({ position: 'absolute', inlineSize: '1px' }));
