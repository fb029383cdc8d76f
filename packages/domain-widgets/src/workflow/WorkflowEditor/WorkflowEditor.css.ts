import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** From here on the drawing has room beside the steps. */
const beside = '(min-width: 960px)';
/** The drawing leaves room to the fields, and does not grow beyond what it shows. */
const drawingWidth = 'minmax(320px, 420px)';
/** The least that a field of a step needs, and the name of a step that can be added. */
const fieldWidth = '128px';
const choiceWidth = '200px';

/** The steps and beside them the drawing; one below the other where there is no room. */
export const body = style(app({ containerType: 'inline-size' }));

export const parts = style(
  app({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [beside]: { gridTemplateColumns: `minmax(0, 1fr) ${drawingWidth}` } },
  }),
);

/** The drawing stays in sight beside a long list. */
export const graph = style(
  app({
    '@container': { [beside]: { position: 'sticky', insetBlockStart: vars.space[4] } },
  }),
);

/** The name of a step, and what may be said of it with one mark. */
export const title = style(
  app({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4] }),
);

/** The fields of a step in columns that stand below each other from step to step. */
export const fields = style(
  app({
    display: 'grid',
    gap: vars.space[3],
    gridTemplateColumns: `repeat(auto-fit, minmax(${fieldWidth}, 1fr))`,
    paddingBlock: vars.space[1],
  }),
);

/** What is found stands above the drawing, and takes no room while it is nothing. */
export const findings = style(
  app({
    display: 'grid',
    gap: vars.space[2],
    paddingBlockEnd: vars.space[4],
    ':empty': { paddingBlockEnd: 0 },
  }),
);

/** The steps that can be added, as many as there is room for. */
export const choices = style(
  app({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${choiceWidth}, 1fr))`,
    gap: vars.space[2],
    maxBlockSize: '50vh',
    overflowY: 'auto',
    padding: vars.space[1],
  }),
);
