import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** How many are chosen: a circle with one digit, a pill with two. */
const countSize = '1.25rem';
const countPadding = '5px';
/** A list of choices; beyond this it scrolls. */
const choiceWidth = '18rem';
const choiceHeight = '24rem';
/** Sheets of fields are as wide whatever the fields are. */
const fieldsWidth = '22rem';
/** A heading stands nearer to what it is above. */
const headingPadding = '8px 2px';
/** Large enough to be pressed. */
const optionHeight = '2rem';
/** The corner of a box as small as this one. */
const boxRadius = '3px';

/** The window without the 12 px that popovers keep from both of its edges: a wider one makes the page scroll sideways. */
const besideEdges = 'calc(100vw - 24px)';

export const count = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: countSize,
    paddingInline: countPadding,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontSize: vars.text.caption.size,
    lineHeight: countSize,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const popover = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: besideEdges,
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.elevation.popover,
  }),
);

export const dialog = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: choiceWidth,
    maxInlineSize: '100%',
    minBlockSize: 0,
    maxBlockSize: choiceHeight,
    outline: 'none',
  }),
);

/** For a table: as wide as its columns, as high as the window allows. */
export const fitted = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: '100%',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    outline: 'none',
  }),
);

/** For fields rather than one list. */
export const sheet = style([fitted, app({ inlineSize: fieldsWidth })]);

export const fields = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minBlockSize: 0,
    overflowY: 'auto',
    padding: vars.space[4],
  }),
);

export const search = style(
  app({ padding: vars.space[2], borderBlockEnd: `1px solid ${vars.color.border.subtle}` }),
);

export const scroller = style(
  app({
    minBlockSize: 0,
    overflowY: 'auto',
    outline: 'none',
    scrollPaddingBlock: vars.space[2],
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const list = style(app({ padding: vars.space[1], outline: 'none' }));

export const heading = style(
  app({
    paddingBlock: headingPadding,
    paddingInline: vars.space[2],
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
  }),
);

export const option = style(
  app({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: optionHeight,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.neutral.soft },
      '&[data-focus-visible]': innerFocusRing,
    },
  }),
);

export const box = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.icon.text,
    blockSize: vars.icon.text,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: boxRadius,
    color: vars.color.accent.onSolid,
    selectors: {
      '[data-selected] > &': {
        borderColor: vars.color.accent.solid,
        backgroundColor: vars.color.accent.solid,
      },
    },
  }),
);

/** Away, not only in the box's own colour, where the machine decides about colours. */
export const tick = style(
  app({ visibility: 'hidden', selectors: { '[data-selected] > * > &': { visibility: 'visible' } } }),
);

export const empty = style(
  app({ padding: vars.space[4], color: vars.color.text.muted, textAlign: 'center' }),
);

export const footer = style(
  app({
    display: 'flex',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    padding: vars.space[1],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);
