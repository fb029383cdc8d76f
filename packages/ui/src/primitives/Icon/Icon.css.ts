import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

const base = style(ui({ display: 'inline-flex', flexShrink: 0, verticalAlign: 'text-bottom' }));

globalStyle(`${base} > svg`, {
  '@layer': { ui: { inlineSize: '100%', blockSize: '100%', strokeWidth: vars.icon.stroke } },
});

/** For what points along the line: back is the other way where words run from right to left. */
export const mirrored = style(ui({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));

export const icon = styleVariants({
  text: [base, ui({ inlineSize: vars.icon.text, blockSize: vars.icon.text })],
  bar: [base, ui({ inlineSize: vars.icon.bar, blockSize: vars.icon.bar })],
});
