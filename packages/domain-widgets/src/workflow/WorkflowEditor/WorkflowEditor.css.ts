import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The steps and beside them the drawing; one below the other where there is no room. */
export const body = style(app({ containerType: 'inline-size' }));

export const parts = style(
  app({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { '(min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 420px)' } },
  }),
);

/** The drawing stays in sight beside a long list. */
export const graph = style(
  app({
    '@container': { '(min-width: 960px)': { position: 'sticky', insetBlockStart: vars.space[4] } },
  }),
);

/** The fields of a step in columns that stand below each other from step to step. */
export const fields = style(
  app({
    display: 'grid',
    gap: vars.space[3],
    alignItems: 'end',
    gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
    paddingBlockStart: vars.space[1],
    paddingBlockEnd: vars.space[1],
  }),
);

/** As high as the fields beside it, with the words in their middle. */
export const flag = style(
  app({ display: 'flex', alignItems: 'center', minBlockSize: '32px', lineHeight: vars.text.lead.line }),
);

/** The steps that can be added, as many as there is room for. */
export const choices = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: vars.space[2],
    maxBlockSize: '50vh',
    overflowY: 'auto',
    padding: vars.space[1],
  }),
);
