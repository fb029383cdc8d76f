import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** A name of up to three lines, as long as those of its neighbours. */
export const single = style(
  app({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);

/** A change below the head of its action. */
export const ofAction = style([single, app({ marginInlineStart: vars.space[2] })]);

/** The head of an action. */
export const head = style(app({ fontWeight: vars.weight.semibold }));
