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
    '@media': { [media.print]: { display: 'none' } },
  }),
);

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
  }),
);
