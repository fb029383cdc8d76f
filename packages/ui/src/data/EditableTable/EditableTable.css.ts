import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
type Edge = keyof typeof opposite;
const edges = Object.keys(opposite) as Edge[];
/** How far the shadow at a cut edge reaches, and what covers it where the table ends. */
const shadowReach = '14px';
const coverReach = '32px';
const at = (edge: Edge, reach: string) =>
  `${edge} / ${edge === 'left' || edge === 'right' ? `${reach} 100%` : `100% ${reach}`}`;
const cover = (edge: Edge) =>
  `linear-gradient(to ${opposite[edge]}, ${vars.color.surface.base} 40%, transparent) ${at(edge, coverReach)} no-repeat local`;
const shade = (edge: Edge) =>
  `linear-gradient(to ${opposite[edge]}, color-mix(in srgb, ${vars.color.border.strong} 24%, transparent), transparent) ${at(edge, shadowReach)} no-repeat scroll`;

const line = `1px solid ${vars.color.border.subtle}`;
const framed = { border: line, borderRadius: vars.radius.medium } as const;

export const frame = styleVariants({
  plain: ui({ minInlineSize: 0 }),
  boxed: ui({
    ...framed,
    // The hidden words in the cells belong to the frame; beside it they would widen the page.
    position: 'relative',
    containerType: 'inline-size',
    // Narrow windows scroll the table inside its frame, not the page; so do places that give it less height than it has.
    overflow: 'auto',
    // A shadow lies at an edge where columns or rows are cut; what moves along with the table covers it at its end.
    background: [...edges.map(cover), ...edges.map(shade), vars.color.surface.base].join(', '),
  }),
  // Scrolls by itself: a hundred rows must not push the buttons of a dialog away.
  scrolling: ui({ ...framed, maxBlockSize: '14rem', overflow: 'auto' }),
});

/** Names of what a table sets itself. By name: the means to set others would bring what lists are made of to every record. */
export const narrowest = '--crt-table-narrowest';
export const size = '--crt-column-size';

const valueOf = (name: string) => `var(${name})`;

export const table = styleVariants({
  plain: ui({ inlineSize: '100%' }),
  boxed: ui({
    inlineSize: '100%',
    vars: { [narrowest]: '0' },
    minInlineSize: valueOf(narrowest),
    // Widths are given, so that nothing moves when an editor opens.
    tableLayout: 'fixed',
  }),
  scrolling: ui({ inlineSize: '100%' }),
});

const quiet = { color: vars.color.text.muted, fontSize: vars.text.caption.size } as const;

export const caption = style(ui({ ...quiet, padding: vars.space[2], textAlign: 'start' }));

export const row = style(ui({}));

const plainCell = style(
  ui({ paddingBlock: vars.space[1], paddingInlineEnd: vars.space[3], textAlign: 'start' }),
);
const boxedCell = style(
  ui({
    padding: vars.space[1],
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBlockEnd: line,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[3] },
      [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    },
  }),
);
const scrollingCell = style(
  ui({
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockStart: line,
  }),
);

/** What a cell holds. */
export const cell = { plain: plainCell, boxed: boxedCell, scrolling: scrollingCell };

/** What names a row. */
export const name = styleVariants({
  // Where there is little room it breaks between words, not within them.
  plain: [plainCell, ui({ fontWeight: vars.weight.regular, overflowWrap: 'break-word' })],
  boxed: [boxedCell, ui({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })],
  scrolling: [scrollingCell, ui({ fontWeight: vars.weight.regular })],
});

const head = style(
  ui({
    ...quiet,
    fontWeight: vars.weight.medium,
    vars: { [size]: 'auto' },
    inlineSize: valueOf(size),
  }),
);

/** What names a column. */
export const header = styleVariants({
  plain: [plainCell, head],
  boxed: [boxedCell, head, ui({ blockSize: '2.25rem', whiteSpace: 'nowrap' })],
  scrolling: [scrollingCell, head],
});

export const atEnd = style(ui({ textAlign: 'end' }));
