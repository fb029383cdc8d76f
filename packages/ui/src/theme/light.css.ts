import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { constants, themes } from './tokens.ts';

const { color, elevation } = vars;

globalStyle(':root, [data-theme="light"]', {
  vars: assignVars({ color, elevation }, themes.light),
  colorScheme: 'light',
});

const { space, radius, font, weight, motion, layer, icon, focus } = vars;
// The small type is that of the density.
const { lead, title, display } = vars.text;
const text = { lead, title, display };

globalStyle(':root', {
  vars: assignVars({ space, radius, font, text, weight, motion, layer, icon, focus }, constants),
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [motion.state]: '0s', [motion.overlay]: '0s' } },
  },
});
