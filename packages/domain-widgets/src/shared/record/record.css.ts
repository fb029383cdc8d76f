import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Lets the lock stand on the line of the words. */
const toBaseline = '-1px';
/** Large enough to be pointed at. */
const target = '24px';

/** Says at a glance that a value cannot be changed now; the reason stands in the tooltip. */
export const lock = style(
  app({
    display: 'inline-block',
    marginInlineStart: vars.space[2],
    verticalAlign: toBaseline,
    color: vars.color.text.placeholder,
  }),
);

/** A control that is closed, with the sign that says why behind it. */
export const closable = style(app({ display: 'inline-flex', alignItems: 'center' }));

export const closedSign = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: target,
    blockSize: target,
    verticalAlign: 'middle',
    color: vars.color.text.placeholder,
  }),
);
