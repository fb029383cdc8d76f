import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

/** Never broken over lines, and read from left to right in every direction of writing. */
export const date = style(
  ui({
    direction: 'ltr',
    unicodeBidi: 'isolate',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Smaller letters in a line of the same height would make the line higher than others. */
export const ownZone = style(
  ui({ color: vars.color.text.muted, fontSize: vars.text.caption.size, lineHeight: 1 }),
);
