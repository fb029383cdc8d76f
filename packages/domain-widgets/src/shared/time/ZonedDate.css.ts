import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Date and zone stand on one middle, and the zone goes below its date where both have no room. */
export const date = style(
  app({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const ownZone = style(app({ color: vars.color.text.muted, fontSize: vars.text.caption.size }));
