import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';

/** The grid tracks that all rows share: resizing a column changes this one value. */
export const columnTracks = createVar();
/** The narrowest width of a row. */
export const rowWidth = createVar();

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

/** Takes the height that its parent leaves. */
export const fill = style(ui({ flex: '1 1 0', blockSize: '100%' }));

export const scroller = style(
  ui({
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'auto',
    outline: 'none',
  }),
);

/** The grid inside the scroller: as wide as its columns. */
export const grid = style(ui({ inlineSize: `max(100%, ${rowWidth})`, outline: 'none' }));

/** While an older answer is still shown. */
export const reloading = style(
  ui({
    opacity: 0.9,
    filter: 'saturate(0.4)',
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
  }),
);

const rowBase = {
  display: 'grid',
  gridTemplateColumns: columnTracks,
  inlineSize: '100%',
} as const;

export const head = style(
  ui({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    inlineSize: `max(100%, ${rowWidth})`,
    backgroundColor: vars.color.surface.base,
  }),
);

export const headRow = style(
  ui({
    ...rowBase,
    backgroundColor: 'inherit',
    blockSize: vars.row.height,
    borderBlockEnd: `1px solid ${vars.color.border.base}`,
  }),
);

export const body = style(ui({ position: 'relative', inlineSize: `max(100%, ${rowWidth})` }));

export const row = style(
  ui({
    ...rowBase,
    blockSize: vars.row.height,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.base,
    contain: 'layout style',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface.hover },
      '&[aria-selected="true"], &[data-current]': { backgroundColor: vars.color.surface.selected },
      '&[aria-selected="true"]:hover, &[data-current]:hover': {
        backgroundColor: vars.color.surface.selectedHover,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"], &[data-current]': {
            outline: '2px solid Highlight',
            outlineOffset: '-2px',
          },
        },
      },
    },
  }),
);

/** Virtual rows are placed, not stacked. */
export const placed = style(ui({ position: 'absolute', insetInlineStart: 0, insetBlockStart: 0 }));

const cell = style(
  ui({
    minInlineSize: 0,
    paddingInline: vars.row.padding,
    lineHeight: `calc(${vars.row.height} - 1px)`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const cellAlign = styleVariants({
  start: [cell],
  center: [cell, ui({ textAlign: 'center' })],
  end: [cell, ui({ textAlign: 'end' })],
});

/** Stays in view while the others scroll below it. */
export const pinned = style(ui({ position: 'sticky', zIndex: 2, backgroundColor: 'inherit' }));

export const pinnedLast = styleVariants({
  start: ui({ borderInlineEnd: `1px solid ${vars.color.border.base}` }),
  end: ui({ borderInlineStart: `1px solid ${vars.color.border.base}` }),
});

/** The checkbox and the expander. */
export const utilityCell = style([
  cell,
  pinned,
  ui({ display: 'grid', placeItems: 'center', padding: 0, lineHeight: 1 }),
]);

export const checkbox = style(
  ui({
    inlineSize: '16px',
    blockSize: '16px',
    margin: 0,
    accentColor: vars.color.accent.solid,
    cursor: 'pointer',
    outlineOffset: '3px',
  }),
);

/** Makes the whole cell the target of its checkbox: 40 px instead of 16. */
export const checkboxTarget = style(
  ui({ display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%', cursor: 'pointer' }),
);

export const expander = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    background: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.surface.active },
  }),
);

export const expanderIcon = style(
  ui({
    transition: `rotate ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '90deg' },
      '[dir="rtl"] [aria-expanded="false"] > &': { rotate: '180deg' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);

export const detail = style(
  ui({
    inlineSize: `max(100%, ${rowWidth})`,
    backgroundColor: vars.color.surface.sunken,
    boxShadow: `inset 0 -1px ${vars.color.border.subtle}`,
  }),
);

export const detailCell = style(
  ui({
    position: 'sticky',
    insetInlineStart: 0,
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

/** A row that needs attention has a bar at its start; the words are there for those who cannot see it. */
export const rowTone = styleVariants({ neutral: {}, info: {}, positive: {}, caution: {}, critical: {} });

for (const tone of ['neutral', 'info', 'positive', 'caution', 'critical'] as const) {
  const { mark } = vars.color[tone];
  globalStyle(`${rowTone[tone]} > :first-child`, {
    '@layer': {
      ui: {
        backgroundColor: 'inherit',
        backgroundImage: `linear-gradient(${mark}, ${mark})`,
        backgroundSize: '3px calc(100% - 10px)',
        backgroundPosition: '0 50%',
        backgroundRepeat: 'no-repeat',
        forcedColorAdjust: 'none',
      },
    },
  });
  globalStyle(`[dir="rtl"] ${rowTone[tone]} > :first-child`, {
    '@layer': { ui: { backgroundPosition: '100% 50%' } },
  });
}

const slide = keyframes({ from: { translate: '-100%' }, to: { translate: '300%' } });

/** The thin line under the head while rows are being fetched again. */
export const progressLine = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 4,
    blockSize: '2px',
    overflow: 'hidden',
    pointerEvents: 'none',
    '::before': {
      content: '""',
      display: 'block',
      inlineSize: '33%',
      blockSize: '100%',
      backgroundColor: vars.color.accent.solid,
      animation: `${slide} 1.2s ${vars.motion.ease} infinite`,
    },
    '@media': {
      [media.reducedMotion]: { '::before': { animation: 'none', inlineSize: '100%', opacity: 0.6 } },
      [media.forcedColors]: { '::before': { backgroundColor: 'Highlight' } },
    },
  }),
);

/** Empty, error and forbidden, in the middle of the room that the rows would take. */
export const state = style(
  ui({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '240px',
    padding: vars.space[6],
    position: 'sticky',
    insetInlineStart: 0,
  }),
);

export const headCell = style([
  cell,
  ui({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    padding: 0,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
    color: vars.color.text.muted,
    backgroundColor: 'inherit',
  }),
]);

export const headPinned = style(ui({ position: 'sticky', zIndex: 2 }));

const headContent = style(
  ui({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    flex: '1 1 auto',
    minInlineSize: 0,
    blockSize: '100%',
    paddingInline: vars.row.padding,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
  }),
);

/** The words of a head that cannot be sorted. */
export const headText = style([headContent]);

export const headButton = style([
  headContent,
  ui({
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.base, backgroundColor: vars.color.surface.hover },
      '&:focus-visible': innerFocusRing,
      '[aria-sort] > &': { color: vars.color.text.base },
    },
  }),
]);

export const headAlign = styleVariants({
  start: ui({ justifyContent: 'flex-start' }),
  center: ui({ justifyContent: 'center' }),
  end: ui({ flexDirection: 'row-reverse', justifyContent: 'flex-start' }),
});

export const headLabel = style(ui({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const sortMark = style(
  ui({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1px',
    color: vars.color.accent.text,
    fontSize: '0.6875rem',
  }),
);

/** Shows on hover that a head can be sorted, without moving its words. */
export const sortHint = style(
  ui({
    flex: 'none',
    opacity: 0,
    color: vars.color.text.placeholder,
    selectors: { 'button:hover > &, button:focus-visible > &': { opacity: 1 } },
  }),
);

export const resizer = style(
  ui({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 1,
    inlineSize: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineEnd: 0,
      inlineSize: '1px',
      backgroundColor: vars.color.border.base,
    },
    selectors: {
      // Quiet until the pointer is in the head.
      [`${head}:not(:hover) &:not([data-resizing])::after`]: { opacity: 0 },
      '&:hover::after, &[data-resizing]::after': {
        insetBlock: 0,
        inlineSize: '2px',
        backgroundColor: vars.color.accent.mark,
      },
    },
  }),
);

/** The row under the rows: what is selected, and the pages. */
export const footer = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minBlockSize: '44px',
    paddingInline: vars.row.padding,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
  }),
);

export const atEnd = style(ui({ marginInlineStart: 'auto' }));

/** A line of words with an action above the rows: changes, a failed reload, the whole selection. */
export const notice = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[1],
    paddingInline: vars.row.padding,
    minBlockSize: '36px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const noticeTone = styleVariants({
  info: ui({ backgroundColor: vars.color.info.soft, color: vars.color.info.text }),
  neutral: ui({ backgroundColor: vars.color.surface.sunken }),
  critical: ui({ backgroundColor: vars.color.critical.soft, color: vars.color.critical.text }),
});

/** The bar above the head: the caller's controls, then the table's own. */
export const toolbar = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    padding: `${vars.space[2]} ${vars.row.padding}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeletonBar = style(
  ui({
    display: 'inline-block',
    verticalAlign: 'middle',
    blockSize: '10px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface.active,
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { backgroundColor: 'GrayText' },
    },
  }),
);
