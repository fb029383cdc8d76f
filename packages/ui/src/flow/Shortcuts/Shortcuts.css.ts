import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const keys = style(
  ui({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3px',
    flexShrink: 0,
    color: vars.color.text.muted,
  }),
);

export const cap = style(
  ui({
    display: 'inline-block',
    minInlineSize: '1.25rem',
    paddingInline: '5px',
    border: `1px solid ${vars.color.border.base}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface.sunken,
    fontFamily: 'inherit',
    fontSize: vars.text.caption.size,
    lineHeight: '1.125rem',
    textAlign: 'center',
    color: vars.color.text.muted,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

export const then = style(ui({ paddingInline: '2px', fontSize: vars.text.caption.size }));

export const groups = style(
  ui({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: vars.space[6] }),
);

export const title = style(
  ui({
    marginBlockEnd: vars.space[1],
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    color: vars.color.text.muted,
  }),
);

export const lines = style(ui({ margin: 0, padding: 0, listStyle: 'none' }));

export const line = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[4],
    minBlockSize: vars.control.height,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const foot = style(ui({ marginBlockStart: vars.space[6] }));
export const hint = style(
  ui({ fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line, color: vars.color.text.muted }),
);
