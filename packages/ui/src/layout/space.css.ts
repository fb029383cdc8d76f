import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** One class per step of the space scale: distance between children. */
export const gap = styleVariants(vars.space, (value) => ({ '@layer': { ui: { gap: value } } }));

/** One class per step of the space scale: distance to the edge. */
export const padding = styleVariants(vars.space, (value) => ({ '@layer': { ui: { padding: value } } }));
