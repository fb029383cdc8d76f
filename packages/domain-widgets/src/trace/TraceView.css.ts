import { createContainer, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

const trace = createContainer();
/** Narrowest column of records whose codes are one line. */
const narrowestRecord = '14rem';
/** From this width on all five levels have room beside each other. */
const wideEnough = '58rem';
/** The five levels stand side by side, the two with the longest names wider than the others. */
const levels = [1.3, 1, 1.25, 1, 1].map((share) => `minmax(0, ${share}fr)`).join(' ');

export const container = style(app({ containerType: 'inline-size', containerName: trace }));

/** As high as each other, so that they are seen as one chain; with less room all of them below one another, none beside. */
export const columns = style(
  app({
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [`${trace} (min-width: ${wideEnough})`]: { gridTemplateColumns: levels } },
  }),
);

/** Records stand beside each other where their level is as wide as the screen. */
export const list = style(
  app({
    display: 'grid',
    rowGap: vars.space[3],
    columnGap: vars.space[6],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowestRecord}), 1fr))`,
  }),
);

export const node = style(
  app({ display: 'grid', gap: vars.space[1], minInlineSize: 0, overflowWrap: 'anywhere' }),
);

/** A record, and at its end the way to its own trace, which stays beside a long name. */
export const head = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: vars.space[2],
  }),
);
