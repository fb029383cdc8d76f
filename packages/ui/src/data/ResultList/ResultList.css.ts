import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

export const root = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  }),
);

export const actions = style(
  ui({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);

export const retry = style(
  ui({
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.text.link,
    font: 'inherit',
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: {
      '[data-density="floor"] &': { minBlockSize: vars.control.heightSmall },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
  }),
);
