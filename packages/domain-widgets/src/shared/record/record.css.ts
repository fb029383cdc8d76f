import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Says at a glance that a value cannot be changed now; the reason stands in the tooltip. */
export const lock = style(
  app({
    display: 'inline-block',
    marginInlineStart: vars.space[2],
    verticalAlign: '-1px',
    color: vars.color.text.placeholder,
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
