import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

export const shell = style(
  app({
    display: 'flex',
    minBlockSize: '100dvh',
    selectors: { '&[data-layout="horizontal"]': { flexDirection: 'column' } },
  }),
);

/** Everything right of the side menu or under the bar. */
export const body = style(
  app({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0, position: 'relative' }),
);

export const main = style(
  app({
    flexGrow: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
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
