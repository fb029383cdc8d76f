import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const table = style(
  app({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

const cell = app({
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
});

export const head = style([
  cell,
  app({
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
  }),
]);

/** Where there is little room it breaks between words, not within them. */
export const name = style([cell, app({ fontWeight: vars.weight.regular, overflowWrap: 'break-word' })]);

export const days = style([cell, app({ inlineSize: '4.5rem' })]);

export const field = style([cell, app({ inlineSize: '7rem' })]);
