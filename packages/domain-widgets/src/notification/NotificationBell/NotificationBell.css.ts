import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The button with its count at the corner; the count is part of the button's name and lets presses through. */
export const bell = style(app({ position: 'relative', display: 'inline-flex' }));

export const count = style(
  app({
    position: 'absolute',
    // At the corner of the bell's picture, whatever the size of its button.
    insetBlockStart: 'calc(50% - 21px)',
    insetInlineStart: 'calc(50% - 2px)',
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface.base}`,
    pointerEvents: 'none',
    // More digits end with the bell: beside an edge they would lie over that.
    selectors: { '&[data-wide]': { insetInline: 'auto -6px' } },
  }),
);
