import { assignVars, createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities } from './tokens.ts';

const { control, row, body } = vars;
const { caption } = vars.text;
const sizes = { control, row, body, text: { caption } };

/**
 * A small button inside a field, a tag or a row: to clear, to step, to unfold. On the factory floor, where gloves press it,
 * it is as large as a small control.
 */
export const innerSize = createVar();

globalStyle(':root, [data-density="comfortable"]', {
  vars: { ...assignVars(sizes, densities.comfortable), [innerSize]: '1.5rem' },
});
globalStyle('[data-density="compact"]', {
  vars: { ...assignVars(sizes, densities.compact), [innerSize]: '1.5rem' },
});
globalStyle('[data-density="floor"]', {
  vars: { ...assignVars(sizes, densities.floor), [innerSize]: densities.floor.control.heightSmall },
});
