import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { innerFocusRing } from '../../theme/focus.ts';
import { ui } from '../../theme/style.ts';

/** Less, and the words of a side break within themselves. */
const sideWidth = '10rem';

export const scroller = style(
  ui({
    // The hidden words belong to what scrolls; outside of it they would widen the page.
    position: 'relative',
    overflow: 'auto',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.base,
    selectors: { '&:focus-visible': innerFocusRing },
  }),
);

export const table = style(
  ui({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    fontSize: vars.body.size,
    lineHeight: vars.body.line,
  }),
);

const cell = style(
  ui({
    padding: `${vars.space[2]} ${vars.space[3]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  }),
);

export const head = style([
  cell,
  ui({
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.medium,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
]);

export const rowHead = style([
  cell,
  ui({
    fontWeight: vars.weight.medium,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    minInlineSize: '6rem',
  }),
]);

export const side = style([
  cell,
  ui({ minInlineSize: sideWidth, borderBlockEnd: `1px solid ${vars.color.border.subtle}` }),
]);

export const texts = style(ui({ display: 'grid', gap: '2px', margin: 0, padding: 0, listStyle: 'none' }));

const mark = style(ui({ paddingInline: vars.space[1], borderRadius: vars.radius.small }));

export const added = style([
  mark,
  ui({
    color: vars.color.positive.text,
    backgroundColor: vars.color.positive.soft,
    textDecoration: 'none',
  }),
]);

export const removed = style([
  mark,
  ui({
    color: vars.color.critical.text,
    backgroundColor: vars.color.critical.soft,
    textDecoration: 'line-through',
  }),
]);

export const counted = style(ui({ color: vars.color.text.muted }));
