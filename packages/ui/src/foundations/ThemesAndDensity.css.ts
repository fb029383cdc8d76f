import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/style.ts';

export const sheets = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: vars.space[4] }),
);

export const sheet = style(ui({ padding: vars.space[4], borderRadius: vars.radius.large }));
