import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const page = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
    inlineSize: 'min(32rem, 100%)',
    marginInline: 'auto',
    paddingBlock: 'clamp(32px, 14vh, 160px) 48px',
    paddingInline: vars.space[4],
  }),
);

export const heading = style(
  app({
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.weight.semibold,
    textWrap: 'balance',
  }),
);

export const hint = style(app({ color: vars.color.text.muted }));

export const actions = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
