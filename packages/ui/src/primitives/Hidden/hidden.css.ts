import { style } from '@vanilla-extract/css';
import { ui } from '../../theme/style.ts';

/** There for screen readers only. */
export const visuallyHidden = style(
  ui({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
