import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const keys = style(
  ui({ fontFamily: vars.font.body, fontSize: vars.text.caption.size, color: vars.color.text.muted }),
);
