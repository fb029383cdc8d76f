import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The rules of a group, one below the other to both edges of their card. */
export const rules = style(app({ margin: 0, padding: 0, listStyle: 'none' }));

export const rule = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '2.5rem',
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

/** As it was read, however long. */
export const words = style(app({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const none = style(
  app({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
  }),
);

/** The title of a list inside a card, with its button. */
export const subtitle = style(
  app({
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

/** The value beside what its number means. */
export const expiry = style(app({ display: 'grid', gap: vars.space[1], maxInlineSize: '32rem' }));
