import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';
import { tooltip } from '../Tooltip/Tooltip.css.ts';

/** Looks like a Tooltip. */
export const bubble = style([
  tooltip,
  ui({ position: 'fixed', inlineSize: 'max-content', zIndex: vars.layer.tooltip }),
]);
