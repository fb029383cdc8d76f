import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/style.ts';

export const list = style(ui({ display: 'grid', gap: vars.space[4], justifyItems: 'start' }));
export const row = style(ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }));
export const label = style(
  ui({ inlineSize: '6rem', color: vars.color.text.muted, fontSize: vars.text.caption.size }),
);
