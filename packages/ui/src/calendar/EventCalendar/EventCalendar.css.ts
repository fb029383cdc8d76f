import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

export const frame = style(ui({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const bar = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [media.print]: { breakAfter: 'avoid' } },
  }),
);

export const title = style(
  ui({
    flex: 1,
    margin: 0,
    marginInline: vars.space[2],
    minInlineSize: '9rem',
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const group = style(ui({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

export const turn = style(
  ui({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }, display: 'inline-flex' }),
);
