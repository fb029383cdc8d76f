import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { media, ui } from '../../theme/style.ts';
import { cell, rowBase, rowWidth } from './DataTable.css.ts';

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

export const headPinned = style(
  ui({
    position: 'sticky',
    zIndex: 2,
    scrollMarginInline: 0,
    // Without a position its offset would move it; what marks its edge stays within it.
    selectors: { '[data-unpinned] &': { position: 'static', contain: 'layout' } },
  }),
);

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

/** Shows on hover that a head can be sorted, without moving its words. */
const sortHint = {
  content: '""',
  flex: 'none',
  inlineSize: '12px',
  blockSize: '12px',
  backgroundColor: vars.color.text.placeholder,
  mask: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2 10 3 3 3-3M5 3v10M8 6l3-3 3 3M11 3v10'/%3E%3C/svg%3E") center / contain no-repeat`,
};

export const headButton = style([
  headContent,
  ui({
    cursor: 'pointer',
    selectors: {
      ':not([aria-sort]) > &:hover::after, :not([aria-sort]) > &:focus-visible::after': sortHint,
      '&:hover': { color: vars.color.text.base, backgroundColor: vars.color.surface.hover },
      '&:focus-visible': innerFocusRing,
      '[aria-sort] > &': { color: vars.color.text.base },
    },
  }),
]);

/** The hint takes no room, wherever the words stand. */
const noRoom = `calc(-12px - ${vars.space[1]})`;

export const headAlign = styleVariants({
  start: ui({
    justifyContent: 'flex-start',
    textAlign: 'start',
    '::after': { marginInlineEnd: noRoom },
  }),
  center: ui({ justifyContent: 'center', '::after': { marginInlineEnd: noRoom } }),
  end: ui({
    flexDirection: 'row-reverse',
    justifyContent: 'flex-start',
    textAlign: 'end',
    '::after': { marginInlineStart: noRoom },
  }),
});

export const headLabel = style(ui({ minInlineSize: 0, overflow: 'clip', textOverflow: 'ellipsis' }));

export const sortMark = style(
  ui({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1px',
    color: vars.color.accent.text,
    fontSize: vars.text.caption.size,
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
    selectors: {
      // Not there until the pointer is in the head.
      [`${head}:hover &::after, &[data-resizing]::after`]: {
        content: '""',
        position: 'absolute',
        insetBlock: '25%',
        insetInlineEnd: 0,
        inlineSize: '1px',
        backgroundColor: vars.color.border.base,
      },
      [`${head} &:hover::after, ${head} &[data-resizing]::after`]: {
        insetBlock: 0,
        inlineSize: '2px',
        backgroundColor: vars.color.accent.mark,
      },
    },
  }),
);
