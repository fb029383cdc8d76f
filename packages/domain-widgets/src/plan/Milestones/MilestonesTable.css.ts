import { globalStyle, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const root = style(app({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const toolbar = style(app({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** Narrow windows scroll the table inside its frame, not the page. */
export const frame = style(
  app({
    // The hidden words in the cells belong to the frame; beside it they would widen the page.
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
  }),
);

export const table = style(
  app({
    inlineSize: '100%',
    // As it stands beside the facts and the menu in a window of 1400 px nothing of it is out of sight.
    minInlineSize: '38rem',
    // Widths are given, so that nothing moves when an editor opens.
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  }),
);

// The name has what the others leave: a due date needs room for its zone and its lock, an actual date has neither.
const widths = ['auto', '12.75rem', '8.75rem', '7.25rem', '2.25rem'];
widths.forEach((inlineSize, index) => {
  globalStyle(`${table} thead th:nth-child(${index + 1})`, { '@layer': { app: { inlineSize } } });
});

// In the narrowest table the zone goes below its date; it is never cut off.
globalStyle(`${table} button[data-component=InlineEdit] > span:first-child, ${table} td time`, {
  '@layer': { app: { whiteSpace: 'normal' } },
});

// A date with its zone needs more room than its column has; its editor lies over the next one while it is open.
globalStyle(`${table} [data-component=InlineEdit][role=group]`, {
  '@layer': {
    app: {
      // With the longest zone, GMT+5:30: cut off it would be another one.
      minInlineSize: '22.5rem',
      zIndex: vars.layer.sticky,
      backgroundColor: vars.color.surface.base,
    },
  },
});

// It ends where a column ends, so that the mark of the state is not cut in two, and the way to confirm not off.
for (const [column, outset] of [
  [2, '1.25rem'],
  [3, '5.5rem'],
] as const) {
  globalStyle(`${table} td:nth-child(${column}) [data-component=InlineEdit][role=group]`, {
    '@layer': { app: { marginInlineStart: `calc(-10px - ${outset})` } },
  });
}

globalStyle(`${table} th, ${table} td`, {
  '@layer': {
    app: {
      paddingInline: vars.space[1],
      paddingBlock: vars.space[1],
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

globalStyle(`${table} tr > :first-child`, {
  '@layer': { app: { paddingInlineStart: vars.space[3] } },
});

// So that date and zone stand on one line beside facts and menu in a window of 1400 px.
globalStyle(`${table} button[data-component=InlineEdit]`, {
  '@layer': { app: { paddingInlineEnd: '2px' } },
});

globalStyle(`${table} tbody tr:last-child > *`, { '@layer': { app: { borderBlockEnd: 0 } } });

globalStyle(`${table} thead th`, {
  '@layer': {
    app: {
      blockSize: '2.25rem',
      color: vars.color.text.muted,
      fontSize: vars.text.caption.size,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
    },
  },
});

export const head = style(app({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] }));

export const name = style(app({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));

export const warning = style(
  app({
    display: 'block',
    color: vars.color.caution.text,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.regular,
  }),
);

export const due = style(app({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));

export const lock = style(app({ display: 'inline-flex', color: vars.color.text.muted }));

export const why = style(app({ textAlign: 'end' }));

export const none = style(app({ margin: 0, color: vars.color.text.muted }));

export const hidden = style(
  app({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
