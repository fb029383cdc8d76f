import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** As wide as a message is read with ease. */
const width = '32rem';
/** Above the middle of a high window, at the top of a low one. */
const above = `clamp(${vars.space[8]}, 14vh, 160px)`;

export const page = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
    inlineSize: `min(${width}, 100%)`,
    marginInline: 'auto',
    paddingBlock: `${above} ${vars.space[12]}`,
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
