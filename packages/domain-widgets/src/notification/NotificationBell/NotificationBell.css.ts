import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** From the middle of the button to the corner of the bell's picture, whatever the size of its button. */
const above = '21px';
const before = '2px';
/** Parts the count from the picture. */
const ring = '2px';
/** From the middle of the button to the middle of the count. */
const raised = '11px';

/** The button with its count at the corner; the count is part of the button's name and lets presses through. */
export const bell = style(app({ position: 'relative', display: 'inline-flex' }));

export const count = style(
  app({
    position: 'absolute',
    insetBlockStart: `calc(50% - ${above})`,
    insetInlineStart: `calc(50% - ${before})`,
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 ${ring} ${vars.color.surface.base}`,
    pointerEvents: 'none',
    // More digits begin at the middle of the bell, so that it is seen, and take room: beside a neighbour or an edge they
    // would lie over that.
    selectors: {
      '&[data-wide]': {
        position: 'relative',
        alignSelf: 'center',
        insetBlockStart: `-${raised}`,
        insetInlineStart: 0,
        marginInlineStart: `calc(${vars.control.height} / -2)`,
      },
    },
  }),
);
