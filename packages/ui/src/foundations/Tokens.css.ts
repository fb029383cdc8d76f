import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ui } from '../theme/style.ts';

export const swatches = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))', gap: vars.space[3] }),
);

export const swatch = style(ui({ display: 'grid', gap: vars.space[1] }));

export const colour = style(
  ui({
    blockSize: '2.5rem',
    borderRadius: vars.radius.medium,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
  }),
);

export const event = style(
  ui({
    padding: vars.space[2],
    borderInlineStart: '3px solid',
    borderRadius: vars.radius.small,
    fontSize: vars.text.caption.size,
  }),
);

export const measure = style(ui({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const bar = style(
  ui({ blockSize: '0.75rem', borderRadius: '2px', backgroundColor: vars.color.accent.mark }),
);

export const shape = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    blockSize: '4.5rem',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    fontSize: vars.text.caption.size,
  }),
);
