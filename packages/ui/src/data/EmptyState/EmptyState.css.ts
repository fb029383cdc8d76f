import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

export const root = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '44ch',
    marginInline: 'auto',
    textAlign: 'center',
    whiteSpace: 'normal',
    lineHeight: vars.body.line,
  }),
);

const mark = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '48px',
    marginBlockEnd: vars.space[2],
    borderRadius: vars.radius.full,
  }),
);

export const markTone = styleVariants({
  neutral: [mark, ui({ backgroundColor: vars.color.surface.active, color: vars.color.text.muted })],
  critical: [mark, ui({ backgroundColor: vars.color.critical.soft, color: vars.color.critical.text })],
});

export const title = style(ui({ fontWeight: vars.weight.semibold, color: vars.color.text.base }));

export const text = style(ui({ color: vars.color.text.muted, textWrap: 'balance' }));

export const action = style(ui({ marginBlockStart: vars.space[3] }));
