import { style } from '@vanilla-extract/css';
import { app, media, vars } from '@crt/ui/theme';
import { barHeight, betweenEntries, nestedInset } from './sizes.ts';

/** Width of the menu with its names, and with icons alone. */
const open = '14.5rem';
const collapsed = '3.5rem';
/** Height of the search box and the room below it. */
const searchHeight = '2.5rem';
/** What lies in a section stands nearer to its head than to the next one. */
const nestedPadding = '2px 6px';
/** A heading stands nearer to what it is above. */
const groupPadding = '8px 2px';

export const side = style(
  app({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.bar,
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    blockSize: '100dvh',
    inlineSize: open,
    borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.base,
    selectors: { '&[data-collapsed]': { inlineSize: collapsed } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const top = style(
  app({
    display: 'flex',
    alignItems: 'center',
    blockSize: barHeight,
    flexShrink: 0,
    paddingInline: vars.space[4],
    selectors: { '[data-collapsed] > &': { justifyContent: 'center', paddingInline: 0 } },
  }),
);

/** Keeps its place before the search box is there. */
export const search = style(
  app({
    flexShrink: 0,
    minBlockSize: searchHeight,
    selectors: { '[data-collapsed] > &': { display: 'grid', justifyItems: 'center' } },
  }),
);

export const scroll = style(
  app({ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', padding: vars.space[2], scrollbarWidth: 'thin' }),
);

// No wider than the menu: the names of saved filters end with it.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: betweenEntries } as const;

export const list = style(app(column));

export const nested = style(app({ ...column, paddingBlock: nestedPadding }));

export const group = style(
  app({
    paddingBlock: groupPadding,
    paddingInlineStart: nestedInset,
    color: vars.color.text.placeholder,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
  }),
);

export const chevron = style(
  app({
    display: 'inline-flex',
    marginInlineStart: 'auto',
    color: vars.color.text.placeholder,
    transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

/** The person, and beside or above it the bell, which comes later and moves nothing. */
export const bottom = style(
  app({
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    padding: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    selectors: { '[data-collapsed] > &': { flexDirection: 'column' } },
  }),
);
