import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/style.ts';

export const table = style(ui({ borderCollapse: 'collapse', fontSize: vars.body.size }));

export const cell = style(
  ui({
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    textAlign: 'start',
    fontWeight: vars.weight.regular,
  }),
);

export const head = style(ui({ color: vars.color.text.muted, fontSize: vars.text.caption.size }));
