import { style } from '@vanilla-extract/css';
import { app, innerFocusRing, vars } from '@crt/ui/theme';

/** Wide enough for an account and what it may do in one line. */
const width = '28rem';
/** Large enough to be pressed, also where it has one line only. */
const rowHeight = '2rem';
const rowPadding = '6px';

export const page = style(
  app({
    display: 'grid',
    gap: vars.space[6],
    alignContent: 'safe center',
    inlineSize: `min(${width}, 100%)`,
    minBlockSize: '100vh',
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
  }),
);

export const brand = style(app({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));

export const product = style(
  app({
    display: 'block',
    fontSize: vars.text.title.size,
    lineHeight: vars.text.title.line,
    fontWeight: vars.weight.semibold,
  }),
);

const caption = { fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line };

export const claim = style(app({ ...caption, color: vars.color.text.muted }));

export const accounts = style(
  app({
    display: 'grid',
    margin: 0,
    padding: vars.space[1],
    listStyle: 'none',
    backgroundColor: vars.color.surface.base,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.large,
  }),
);

export const account = style(
  app({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    // What an account may do goes under its name where both have no room in one line.
    flexWrap: 'wrap',
    columnGap: vars.space[4],
    inlineSize: '100%',
    minBlockSize: `max(${rowHeight}, ${vars.control.heightSmall})`,
    paddingBlock: rowPadding,
    paddingInline: vars.space[3],
    border: 0,
    borderRadius: vars.radius.medium,
    backgroundColor: 'transparent',
    color: vars.color.text.base,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutral.soft },
      '&[data-focus-visible]': innerFocusRing,
      '&:focus:not([data-focus-visible])': { outline: 'none' },
    },
  }),
);

export const accountName = style(app({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' }));
export const accountRights = style(app({ ...caption, color: vars.color.text.muted }));
