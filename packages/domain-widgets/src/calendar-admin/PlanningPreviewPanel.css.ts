import { app, vars } from '@crt/ui/theme';
import { style } from '@vanilla-extract/css';

/** Scrolls by itself: a hundred plans must not push the buttons of the dialog away. */
export const list = style(
  app({
    maxBlockSize: '14rem',
    overflow: 'auto',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
  }),
);

export const table = style(
  app({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);

const quiet = { color: vars.color.text.muted, fontSize: vars.text.caption.size, textAlign: 'start' } as const;

export const caption = style(app({ ...quiet, padding: vars.space[2] }));

const cellBox = {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
} as const;

export const head = style(app({ ...cellBox, ...quiet, fontWeight: vars.weight.medium }));

export const cell = style(app({ ...cellBox, fontWeight: vars.weight.regular }));
