import { style } from '@vanilla-extract/css';
import { app, media, vars } from '@crt/ui/theme';
import { barHeight } from './sizes.ts';

export const shell = style(
  app({
    display: 'flex',
    blockSize: '100dvh',
    selectors: { '&[data-layout="horizontal"]': { flexDirection: 'column' } },
    '@media': { [media.print]: { display: 'block', blockSize: 'auto' } },
  }),
);

/** Everything right of the side menu or under the bar. */
export const body = style(
  app({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    // Words hidden for the eye scroll with what they belong to; otherwise they would make the window longer.
    position: 'relative',
    overflow: 'auto',
    // What gets the focus by key does not come to lie below a line that stays at the upper edge.
    scrollPaddingBlockStart: barHeight,
    '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
  }),
);

export const main = style(
  app({
    // As high as the window leaves it: a screen that fills it scrolls in its own parts, a longer one with what is around it.
    flex: '1 1 0',
    minBlockSize: 0,
    minInlineSize: 0,
    outline: 'none',
  }),
);

/** Out of sight until the first Tab. */
export const skip = style(
  app({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: vars.layer.toast,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    fontWeight: vars.weight.medium,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' } },
  }),
);
