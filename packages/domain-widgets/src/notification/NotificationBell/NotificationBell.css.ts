import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** The button with its count at the corner; the count is part of the button's name and lets presses through. */
export const bell = style(app({ position: 'relative', display: 'inline-flex' }));

export const count = style(
  app({
    position: 'absolute',
    insetBlockStart: '-4px',
    insetInlineStart: '1.125rem',
    display: 'inline-flex',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.surface.base}`,
    pointerEvents: 'none',
  }),
);

/** Heard, not seen. */
export const heard = style(
  app({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

/** The width of its columns: time, the message with its 500 px, the button (D16). */
export const sheet = style(app({ inlineSize: '680px', maxInlineSize: '100%' }));

/** The specified height of the table (D16). */
export const table = style(app({ display: 'flex', blockSize: '250px' }));
