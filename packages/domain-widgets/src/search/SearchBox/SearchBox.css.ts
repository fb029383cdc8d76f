import { style } from '@vanilla-extract/css';
import { app } from '@crt/ui/theme';

/** The button belongs to the field. */
const between = '2px';

/** Field and button in one line; the field gives way. */
export const box = style(
  app({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: between,
    inlineSize: '100%',
  }),
);
