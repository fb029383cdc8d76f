import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** The id and the status of a plan in one line, what it is below it. */
const width = '26rem';

export const sheet = style(
  app({
    inlineSize: `min(${width}, calc(100vw - ${vars.space[4]}))`,
    overflow: 'auto',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.elevation.popover,
  }),
);

export const list = style(app({ margin: 0, padding: vars.space[1], listStyle: 'none' }));

/** Id and status above, what it is and why it was found below. */
export const hit = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[4],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    color: vars.color.text.base,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.surface.hover },
      '&[data-focus-visible]': innerFocusRing,
    },
  }),
);

export const id = style(
  app({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

const quiet = {
  color: vars.color.text.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  overflowWrap: 'anywhere',
} as const;

export const status = style(app({ ...quiet, alignSelf: 'center', textAlign: 'end' }));
export const product = style(app(quiet));
export const match = style(app({ ...quiet, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
