import { style } from '@vanilla-extract/css';
import { app, media, vars } from '@crt/ui/theme';

/** So low is a page at four times its size: what stays there would take half of it. */
const low = '(max-height: 24rem)';
/** What is cut off at both sides leaves the line below. */
const belowLine = '-1px';
/** From here on a long name gives way. */
const nameWidth = '24rem';

/** Stays at the upper edge while the page below it is scrolled, where there is room for it; its ground reaches to both edges of the page. */
export const line = style(
  app({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[4]}`,
    minBlockSize: vars.control.height,
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.surface.page,
    boxShadow: `0 0 0 100vmax ${vars.color.surface.page}`,
    clipPath: `inset(0 -100vmax ${belowLine})`,
    '@media': { [low]: { position: 'static' }, [media.print]: { position: 'static', boxShadow: 'none' } },
  }),
);

export const id = style(
  app({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
);

/** The long name gives way, so that the line stays one. */
export const product = style(
  app({
    flex: '0 1 auto',
    minInlineSize: 0,
    maxInlineSize: `min(${nameWidth}, 100%)`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const due = style(
  app({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[2]}`,
    minInlineSize: 0,
    color: vars.color.text.muted,
  }),
);
