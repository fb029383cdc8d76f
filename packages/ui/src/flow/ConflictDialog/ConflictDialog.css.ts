import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const table = style(ui({ inlineSize: '100%', marginBlockStart: vars.space[3] }));

const line = {
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;

export const head = style(
  ui({
    ...line,
    borderBlockEnd: `1px solid ${vars.color.border.base}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
  }),
);

export const name = style(
  ui({ ...line, fontWeight: vars.weight.medium, borderBlockEnd: `1px solid ${vars.color.border.subtle}` }),
);
export const cell = style(ui({ ...line, borderBlockEnd: `1px solid ${vars.color.border.subtle}` }));
export const before = style(
  ui({
    ...line,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
    textDecoration: 'line-through',
  }),
);
