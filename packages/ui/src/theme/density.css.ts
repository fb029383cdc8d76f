import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities } from './tokens.ts';

const { control, row, body } = vars;
const { caption } = vars.text;
const sizes = { control, row, body, text: { caption } };

globalStyle(':root, [data-density="comfortable"]', {
  vars: assignVars(sizes, densities.comfortable),
});
globalStyle('[data-density="compact"]', { vars: assignVars(sizes, densities.compact) });
globalStyle('[data-density="floor"]', { vars: assignVars(sizes, densities.floor) });
