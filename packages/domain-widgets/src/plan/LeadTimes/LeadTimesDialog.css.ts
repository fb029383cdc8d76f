import { globalStyle, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const table = style(
  app({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

globalStyle(`${table} th, ${table} td`, {
  '@layer': {
    app: { paddingBlock: vars.space[1], paddingInlineEnd: vars.space[3], textAlign: 'start' },
  },
});

globalStyle(`${table} thead th`, {
  '@layer': {
    app: {
      color: vars.color.text.muted,
      fontSize: vars.text.caption.size,
      fontWeight: vars.weight.medium,
    },
  },
});

export const name = style(app({ fontWeight: vars.weight.regular }));

export const days = style(app({ inlineSize: '6rem' }));

export const field = style(app({ inlineSize: '8rem' }));
