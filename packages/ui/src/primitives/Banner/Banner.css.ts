import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';
import { tone } from '../../theme/tone.css.ts';

export const banner = style(
  ui({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[2],
    paddingBlock: '9px',
    paddingInline: vars.space[3],
    border: `1px solid ${tone.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: tone.soft,
    color: vars.color.text.base,
    minInlineSize: 0,
  }),
);

export const toneIcon = style(
  ui({ display: 'inline-flex', paddingBlock: '2px', color: tone.mark, flexShrink: 0 }),
);
export const texts = style(ui({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(ui({ display: 'block', fontWeight: vars.weight.semibold }));
export const actions = style(ui({ display: 'flex', gap: vars.space[2], marginBlock: '-3px', flexShrink: 0 }));
