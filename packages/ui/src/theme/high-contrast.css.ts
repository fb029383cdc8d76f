import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themes } from './tokens.ts';

const { color, elevation } = vars;
const highContrast = {
  vars: assignVars({ color, elevation }, themes['high-contrast']),
  colorScheme: 'light',
} as const;

globalStyle('[data-theme="high-contrast"]', highContrast);

globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-contrast: more) and (prefers-color-scheme: light)': highContrast },
});
