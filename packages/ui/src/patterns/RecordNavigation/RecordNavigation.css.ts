import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const navigation = style(
  ui({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    minInlineSize: 0,
  }),
);

export const position = style(
  ui({
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
