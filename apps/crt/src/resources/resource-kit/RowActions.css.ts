import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Quiet until the row is pointed at or reached by keyboard; always there where nothing can hover. */
export const actions = style(
  app({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    verticalAlign: 'middle',
    transition: `opacity ${vars.motion.state} ${vars.motion.ease}`,
    '@media': {
      '(hover: hover)': {
        selectors: { '[role="row"]:not(:hover, :focus-within) &': { opacity: 0 } },
      },
    },
  }),
);
