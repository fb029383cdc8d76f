import { createContainer, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

const plannerWidth = createContainer();
/** From here on the reasons have room beside the calendar. */
const roomy = `${plannerWidth} (min-width: 64rem)`;

export const filters = style(
  app({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    columnGap: vars.space[4],
    rowGap: vars.space[3],
    padding: 0,
    margin: 0,
    border: 'none',
  }),
);

/** Wide enough for the name of a product type. */
export const choice = style(app({ inlineSize: '14rem' }));

/** As high as the fields beside it. */
export const flag = style(app({ display: 'flex', alignItems: 'center', minBlockSize: vars.control.height }));

export const frame = style(app({ containerType: 'inline-size', containerName: plannerWidth }));

export const parts = style(
  app({
    display: 'grid',
    gap: vars.space[4],
    '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', alignItems: 'start' } },
  }),
);

/** Scrolls by itself, so that a month of reasons is not longer than the calendar beside it. */
export const days = style(
  app({
    display: 'grid',
    gap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxBlockSize: '44rem',
    overflow: 'auto',
  }),
);

export const dayHead = style(
  app({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2], alignItems: 'baseline' }),
);

export const reasons = style(
  app({ margin: 0, paddingInlineStart: vars.space[4], color: vars.color.text.muted }),
);
