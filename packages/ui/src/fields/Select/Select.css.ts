import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const withClear = style(ui({ position: 'relative', display: 'flex', minInlineSize: 0 }));

// Beside the button in the document, over it on the screen: a button cannot stand inside a button.
export const clearing = style(
  ui({ position: 'absolute', insetInlineEnd: '2rem', insetBlockStart: '50%', translate: '0 -50%' }),
);
