import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** As wide as text is read with ease. */
const width = '720px';
/** The height of the buttons of a comment even where there are none, so that nothing jumps between them. */
const factsHeight = '28px';

export const panel = style(
  app({ display: 'grid', gap: vars.space[4], maxInlineSize: width, paddingBlock: vars.space[2] }),
);

export const list = style(app({ display: 'grid' }));

export const item = style(
  app({
    display: 'grid',
    gap: vars.space[1],
    paddingBlock: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const facts = style(
  app({ display: 'flex', alignItems: 'center', gap: vars.space[2], minBlockSize: factsHeight }),
);

export const actions = style(app({ display: 'inline-flex', marginInlineStart: 'auto' }));

/** Lines stay as they were typed; what has no spaces breaks anywhere. */
export const text = style(app({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
