import { style } from '@vanilla-extract/css';
import { app, media, vars } from '@crt/ui/theme';

export const side = style(
  app({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.bar,
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    blockSize: '100dvh',
    inlineSize: '14.5rem',
    borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.base,
    selectors: { '&[data-collapsed]': { inlineSize: '3.5rem' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const top = style(
  app({
    display: 'flex',
    alignItems: 'center',
    blockSize: '3rem',
    flexShrink: 0,
    paddingInline: vars.space[4],
    selectors: { '[data-collapsed] > &': { justifyContent: 'center', paddingInline: 0 } },
  }),
);

/** Keeps its place before the search box is there. */
export const search = style(
  app({
    flexShrink: 0,
    minBlockSize: '2.5rem',
    selectors: { '[data-collapsed] > &': { display: 'grid', justifyItems: 'center' } },
  }),
);

export const scroll = style(
  app({ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', padding: vars.space[2], scrollbarWidth: 'thin' }),
);

// No wider than the menu: the names of saved filters end with it.
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } as const;

export const list = style(app(column));

export const nested = style(app({ ...column, paddingBlock: '2px 6px' }));

export const group = style(
  app({
    paddingBlock: '8px 2px',
    paddingInlineStart: '2.25rem',
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
