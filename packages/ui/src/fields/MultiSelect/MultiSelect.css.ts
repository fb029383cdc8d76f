import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerSize } from '../../theme/density.css.ts';
import { ui } from '../../theme/style.ts';

export const opener = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    flex: 1,
    minInlineSize: `max(2rem, ${innerSize})`,
    minBlockSize: innerSize,
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  }),
);

export const hidden = style(
  ui({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);

export const sheet = style(
  ui({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: '16rem', outline: 'none' }),
);

export const search = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '2.5rem',
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
  }),
);

export const foot = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    padding: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const count = style(
  ui({
    marginInlineStart: 'auto',
    paddingInline: vars.space[2],
    fontSize: vars.text.caption.size,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.muted,
  }),
);
