import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities } from './tokens.ts';

const { control, row, body } = vars;

globalStyle(':root, [data-density="comfortable"]', {
  vars: assignVars({ control, row, body }, densities.comfortable),
});
globalStyle('[data-density="compact"]', { vars: assignVars({ control, row, body }, densities.compact) });
globalStyle('[data-density="floor"]', { vars: assignVars({ control, row, body }, densities.floor) });
