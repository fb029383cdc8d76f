import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const root = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const group = style(ui({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

/** Stays readable inside text of the other direction. */
export const range = style(ui({ unicodeBidi: 'plaintext' }));

export const buttons = style(ui({ display: 'flex', alignItems: 'center' }));

export const size = style(
  ui({
    minBlockSize: `max(26px, ${vars.control.heightSmall})`,
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: vars.radius.small,
    color: vars.color.text.base,
    backgroundColor: vars.color.surface.base,
    fontSize: 'inherit',
    fontVariantNumeric: 'inherit',
    cursor: 'pointer',
    ':hover': { borderColor: vars.color.border.strong },
  }),
);
