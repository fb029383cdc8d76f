import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { cutEdges } from '../../layout/CutEdges/cut-edges.ts';
import { anyDirection } from '../../theme/any-direction.ts';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** The grid tracks that all rows share: resizing a column changes this one value. */
export const columnTracks = createVar();
/** The narrowest width of a row. */
export const rowWidth = createVar();
/** The widths of what is pinned at either side. */
export const pinnedWidths = createVar();
/** Those of them that stay in view, under which no cell with the focus may lie: none where the table is too narrow. */
const heldWidths = createVar();

export const root = style(
  ui({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    color: vars.color.text.base,
    backgroundColor: vars.color.surface.base,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    overflow: 'clip',
    fontSize: vars.body.size,
    fontVariantNumeric: 'tabular-nums',
    '@media': { print: { display: 'none' } },
  }),
);

/**
 * Takes the height that its parent leaves, and is never lower than its bars, its head and four rows: where there is no room
 * for them, or nobody gives a height, the page scrolls.
 */
export const fill = style(ui({ flex: '1 1 0', blockSize: '100%', minBlockSize: 'min-content' }));

const cut = cutEdges();

/** Around the scroller: shows by a shadow at which edge columns are cut. */
export const frame = style(
  ui({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    flex: '1 1 auto',
    selectors: {
      '[data-height="fill"] > &': { flex: '1 1 0px', minBlockSize: `calc(${vars.row.height} * 5)` },
      ...cut.selectors,
    },
    '@media': cut['@media'],
  }),
);

export const scroller = style(
  ui({
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'auto',
    // What gets the focus comes to lie below the head, not under it.
    scrollPaddingBlockStart: vars.row.height,
    outline: 'none',
  }),
);

/** The grid inside the scroller: as wide as its columns. */
export const grid = style(
  ui({
    inlineSize: `max(100%, ${rowWidth})`,
    outline: 'none',
    vars: { [heldWidths]: pinnedWidths },
    selectors: { '[data-unpinned] > &': { vars: { [heldWidths]: '0px' } } },
  }),
);

/** While an older answer is still shown. */
export const reloading = style(
  ui({
    opacity: 0.9,
    filter: 'saturate(0.4)',
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
  }),
);

/** The tracks that the head and all rows share. */
export const rowBase = {
  display: 'grid',
  gridTemplateColumns: columnTracks,
  inlineSize: '100%',
} as const;

export const body = style(ui({ position: 'relative', inlineSize: `max(100%, ${rowWidth})` }));

export const row = style(
  ui({
    ...rowBase,
    blockSize: vars.row.height,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.base,
    // Said once for the row and inherited: a page has five hundred cells.
    lineHeight: `calc(${vars.row.height} - 1px)`,
    whiteSpace: 'nowrap',
    contain: 'layout style',
    selectors: {
      // As high as its text needs.
      '[data-rows="tall"] &': {
        blockSize: 'auto',
        minBlockSize: vars.row.height,
        lineHeight: vars.body.line,
        whiteSpace: 'normal',
      },
      // The frame's own line follows.
      '[data-height="content"] &:last-child': { borderBlockEndColor: 'transparent' },
      '&:hover': { backgroundColor: vars.color.surface.hover },
      '&[aria-selected="true"], &[data-current]': { backgroundColor: vars.color.surface.selected },
      '&[aria-selected="true"]:hover, &[data-current]:hover': {
        backgroundColor: vars.color.surface.selectedHover,
      },
    },
    '@media': {
      [media.forcedColors]: {
        // A frame above the pinned cells, whose own ground would cover an outline.
        selectors: {
          '&[aria-selected="true"]::after, &[data-current]::after': {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: 3,
            border: '2px solid Highlight',
            pointerEvents: 'none',
          },
        },
      },
    },
  }),
);

/** Virtual rows are placed, not stacked. */
export const placed = style(ui({ position: 'absolute', insetInlineStart: 0 }));

/** What all cells share. */
export const cell = style(
  ui({
    minInlineSize: 0,
    minBlockSize: 0,
    paddingInline: vars.row.padding,
    // Not hidden: each of five hundred cells would be something that could be scrolled.
    overflow: 'clip',
    textOverflow: 'ellipsis',
    scrollMarginInline: heldWidths,
    selectors: {
      '&:focus-visible': innerFocusRing,
      [`[data-rows="tall"] ${row} > &`]: {
        paddingBlock: `calc((${vars.row.height} - 1px - ${vars.body.line}) / 2)`,
      },
    },
  }),
);

export const cellAlign = styleVariants({
  start: [cell],
  center: [cell, ui({ textAlign: 'center' })],
  end: [cell, ui({ textAlign: 'end' })],
});

/** Words, which may be of another direction than the page. */
export const words = style(ui(anyDirection));

/** Numbers and dates read from left to right everywhere; they only stand at the other side. */
export const figures = styleVariants({
  start: ui({ selectors: { '[dir="rtl"] &': { direction: 'ltr', textAlign: 'right' } } }),
  center: ui({ selectors: { '[dir="rtl"] &': { direction: 'ltr' } } }),
  end: ui({ selectors: { '[dir="rtl"] &': { direction: 'ltr', textAlign: 'left' } } }),
});

const pinnedGround = { zIndex: 2, backgroundColor: 'inherit', scrollMarginInline: 0 } as const;

/**
 * Stays in view while the others scroll below it. Every cell that sticks is a layer of its own, drawn and moved for itself:
 * at the start, where it stands anyway, it sticks only once the table is moved sideways (DataTableGrid). Where the others
 * would have no room beside it, it scrolls with them (`usePinRoom`).
 */
export const pinned = styleVariants({
  start: ui({
    ...pinnedGround,
    selectors: { '[data-sideways]:not([data-unpinned]) &': { position: 'sticky' } },
  }),
  end: ui({
    ...pinnedGround,
    position: 'sticky',
    selectors: { '[data-unpinned] &': { position: 'static' } },
  }),
});

export const pinnedLast = styleVariants({
  start: ui({ borderInlineEnd: `1px solid ${vars.color.border.base}` }),
  end: ui({ borderInlineStart: `1px solid ${vars.color.border.base}` }),
});
