import { style } from '@vanilla-extract/css';
import { app, media, vars } from '@crt/ui/theme';
import { barHeight, betweenEntries } from './sizes.ts';

export const bar = style(
  app({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.bar,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    blockSize: barHeight,
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.base,
    selectors: { '&[data-tight]': { gap: vars.space[2], paddingInline: vars.space[2] } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** How wide the shadow is, and what lies over it. */
const shadowWidth = '14px';
const coverWidth = '28px';
const shade = `color-mix(in srgb, ${vars.color.border.strong} 24%, transparent)`;
const to = (edge: 'left' | 'right', colour: string) => `linear-gradient(to ${edge}, ${colour}, transparent)`;

/**
 * A shadow at each edge at which sections are cut. What moves with the sections lies over it where there are none beyond.
 */
const cutEdges = {
  backgroundImage: [
    to('right', vars.color.surface.base),
    to('left', vars.color.surface.base),
    to('right', shade),
    to('left', shade),
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: [coverWidth, coverWidth, shadowWidth, shadowWidth]
    .map((width) => `${width} 100%`)
    .join(', '),
  backgroundAttachment: 'local, local, scroll, scroll',
};

/** As high as the bar, on whose lower edge the current section is marked. */
export const scroll = style(
  app({
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    minInlineSize: 0,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
    ...cutEdges,
  }),
);

export const sections = style(
  app({ display: 'flex', alignItems: 'center', gap: betweenEntries, inlineSize: 'max-content' }),
);
export const end = style(
  app({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space[2],
    marginInlineStart: 'auto',
    selectors: { '[data-tight] > &': { gap: 0 } },
  }),
);
