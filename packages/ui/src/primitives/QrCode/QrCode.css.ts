import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

export const code = style(
  ui({
    display: 'inline-block',
    flex: 'none',
    lineHeight: 0,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  }),
);
