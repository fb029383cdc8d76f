import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** A bar with its number. */
export const progress = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
  }),
);

/** A control that is closed, with the sign that says why behind it. */
export const closable = style(app({ display: 'inline-flex', alignItems: 'center' }));

/** Large enough to be pointed at. */
export const closedSign = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    verticalAlign: 'middle',
    color: vars.color.text.placeholder,
  }),
);
