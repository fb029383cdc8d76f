import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** Field and button in one line; the field gives way. */
export const box = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px',
    inlineSize: '100%',
  }),
);
