import { globalFontFace, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import './layers.css.ts';
import { vars } from './contract.css.ts';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { reset: rule } });

// The stand-in has Inter's measures, so that nothing moves when the font arrives.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Helvetica"), local("Liberation Sans")',
  sizeAdjust: '107.12%',
  ascentOverride: '90.44%',
  descentOverride: '22.52%',
  lineGapOverride: '0%',
});

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
// Never on the root element itself: its font size is the rem, by which everything is measured.
reset('body, [data-theme]:not(:root)', {
  fontFamily: vars.font.body,
  fontSize: vars.body.size,
  lineHeight: vars.body.line,
  fontWeight: vars.weight.regular,
  fontFeatureSettings: '"cv05", "cv08", "ss03"',
  color: vars.color.text.base,
  backgroundColor: vars.color.surface.page,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
});
reset('[data-density]:not(:root)', { fontSize: vars.body.size, lineHeight: vars.body.line });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Only lists that somebody has dressed: running text keeps its bullets and numbers.
reset('ul[class], ol[class]', { padding: 0, listStyle: 'none' });
reset('fieldset', { border: 0, padding: 0, minInlineSize: 0 });
reset('img, svg', { display: 'block', maxInlineSize: '100%' });
reset('a', { color: 'inherit' });
reset('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
reset('time, code, output', { fontVariantNumeric: 'tabular-nums' });
reset('code, kbd', { fontFamily: vars.font.mono, fontSize: '0.9286em' });
reset('[hidden]', { display: 'none' });
reset('::selection', { backgroundColor: vars.color.accent.softActive, color: vars.color.text.base });
reset(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});

globalStyle('@page', { margin: '12mm' });
globalStyle('body', {
  '@media': { print: { backgroundColor: 'transparent', color: 'black', fontSize: '10pt' } },
});
globalStyle('[data-print="hidden"]', { '@media': { print: { display: 'none' } } });
