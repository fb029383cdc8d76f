import { createContainer, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

const plannerWidth = createContainer();
/** From here on the reasons have room beside the calendar. */
const roomy = `${plannerWidth} (min-width: 64rem)`;
/** Wide enough for the name of a product type. */
const choiceWidth = '14rem';
/** A reason on two lines or three. */
const reasonsWidth = '19rem';
/** A month of reasons is not longer than the calendar beside it. */
const calendarHeight = '44rem';

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

export const choice = style(app({ inlineSize: choiceWidth }));

/** As high as the fields beside it. */
export const flag = style(app({ display: 'flex', alignItems: 'center', minBlockSize: vars.control.height }));

export const frame = style(app({ containerType: 'inline-size', containerName: plannerWidth }));

export const parts = style(
  app({
    display: 'grid',
    gap: vars.space[4],
    '@container': { [roomy]: { gridTemplateColumns: `minmax(0, 1fr) ${reasonsWidth}`, alignItems: 'start' } },
  }),
);

/** Scrolls by itself. */
export const days = style(
  app({
    display: 'grid',
    gap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxBlockSize: calendarHeight,
    overflow: 'auto',
  }),
);

export const dayHead = style(
  app({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2], alignItems: 'baseline' }),
);

export const reasons = style(
  app({ margin: 0, paddingInlineStart: vars.space[4], color: vars.color.text.muted }),
);
