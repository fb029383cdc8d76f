import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

const splitView = createContainer();
const roomy = `${splitView} (min-width: 50rem)`;

export const container = style(
  ui({ containerType: 'inline-size', containerName: splitView, minInlineSize: 0 }),
);

/** `useBeside` reads the direction: it tells whether there is room for both. */
export const split = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    '@container': { [roomy]: { flexDirection: 'row', alignItems: 'flex-start' } },
  }),
);

const fixed = (width: string) =>
  ui({ minInlineSize: 0, '@container': { [roomy]: { flex: `0 0 ${width}` } } });

export const aside = styleVariants({
  small: fixed('17.5rem'),
  medium: fixed('22.5rem'),
  large: fixed('27.5rem'),
});

export const main = style(ui({ minInlineSize: 0, '@container': { [roomy]: { flex: 1 } } }));
