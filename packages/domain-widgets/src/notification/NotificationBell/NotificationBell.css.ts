import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The button with its count at the corner; the count is part of the button's name and lets presses through. */
export const bell = style(app({ position: 'relative', display: 'inline-flex' }));

export const count = style(
  app({
    position: 'absolute',
    insetBlockStart: '-5px',
    insetInlineStart: '0.875rem',
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface.base}`,
    pointerEvents: 'none',
  }),
);
