import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** As the small lines of the tables beside it. */
const raised = '-1px';

/** Filters above a table that takes the rest of the height. */
export const cases = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    flex: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  }),
);

/** The filters as a whole, which are fixed as a whole (J17). */
export const filters = style(
  app({
    border: 'none',
    margin: 0,
    padding: 0,
    minInlineSize: 0,
    selectors: { '&:disabled': { opacity: 0.55 } },
  }),
);

/** Its room is kept while it says nothing: the table below it stays under the pointer that ticks the first case. */
export const note = style(app({ margin: 0, minBlockSize: '1lh', color: vars.color.text.muted }));

/** The results, as high as there is room. */
export const results = style(
  app({ display: 'flex', flexDirection: 'column', gap: vars.space[4], flex: 1, minBlockSize: 0 }),
);

/** Two states and the arrow between them, on one line. */
export const transition = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

export const arrow = style(
  app({ display: 'inline-flex', selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
);

/** Numbers of cases on two small lines, which are enough for those that are told. */
export const numbers = style(
  app({
    display: 'inline-block',
    verticalAlign: 'middle',
    position: 'relative',
    insetBlockStart: raised,
    whiteSpace: 'normal',
    fontSize: vars.text.caption.size,
    lineHeight: 1.25,
  }),
);
