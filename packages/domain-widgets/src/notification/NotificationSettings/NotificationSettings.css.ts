import { style } from '@vanilla-extract/css';
import { app, from, vars } from '@crt/ui/theme';

/** As high with a button as without one. */
const rowHeight = '2.5rem';
/** The sentence below the field is read with ease. */
const expiryWidth = '32rem';

/** The rules of a group, one below the other to both edges of their card. */
export const rules = style(app({ margin: 0, padding: 0, listStyle: 'none' }));

export const rule = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: rowHeight,
    paddingBlock: vars.space[1],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);

/** As it was read, however long. */
export const words = style(app({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const none = style(
  app({
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    color: vars.color.text.muted,
  }),
);

/** One of several lists inside a card. */
export const part = style(
  app({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } } }),
);

/** The title of a list inside a card, with its button. */
export const subtitle = style(
  app({
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

/** The cards of a section: two beside each other where there is room for their words. */
export const cards = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[4],
    '@media': { [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** The value beside what its number means. */
export const expiry = style(app({ display: 'grid', gap: vars.space[1], maxInlineSize: expiryWidth }));
