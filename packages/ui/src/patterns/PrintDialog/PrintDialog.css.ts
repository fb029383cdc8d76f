import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

/** What goes to the printer stands beside the page and is seen on paper only. */
export const printed = style(
  ui({
    display: 'none',
    '@media': { [media.print]: { display: 'block', color: 'black', backgroundColor: 'white' } },
  }),
);

/** While it stands there, nothing of the page goes to the printer; above all layers, as they all show something. */
globalStyle('body:has(> [data-print="only"]) > :not([data-print="only"])', {
  '@media': { [media.print]: { display: 'none' } },
});

/** The table that the preview lies on. */
export const desk = style(
  ui({
    display: 'grid',
    justifyItems: 'safe center',
    padding: vars.space[4],
    maxBlockSize: '55vh',
    overflow: 'auto',
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface.sunken,
  }),
);

/** Paper is white in every theme, and written on in black. */
export const sheet = style(
  ui({
    boxSizing: 'border-box',
    backgroundColor: 'white',
    color: 'black',
    colorScheme: 'light',
    boxShadow: vars.elevation.popover,
    forcedColorAdjust: 'none',
  }),
);
