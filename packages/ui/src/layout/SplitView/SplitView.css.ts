import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

const splitView = createContainer();
const roomy = `${splitView} (min-width: 50rem)`;

export const container = style(
  ui({ containerType: 'inline-size', containerName: splitView, minInlineSize: 0 }),
);

export const split = style(
  ui({
    display: 'flex',
    gap: vars.space[4],
    '@container': { [roomy]: { alignItems: 'flex-start' } },
  }),
);

/** Facts first, or the work first where that is what one came for. */
export const stacked = styleVariants({
  asideFirst: ui({ flexDirection: 'column' }),
  // The Tab key goes from part to part as they are seen.
  asideLast: ui({ flexDirection: 'column-reverse', readingFlow: 'flex-visual' }),
});

export const side = styleVariants({
  start: ui({ '@container': { [roomy]: { flexDirection: 'row' } } }),
  end: ui({ '@container': { [roomy]: { flexDirection: 'row-reverse' } } }),
});

const fixed = (width: string) =>
  ui({ minInlineSize: 0, '@container': { [roomy]: { flex: `0 0 ${width}` } } });

export const aside = styleVariants({
  small: fixed('17.5rem'),
  medium: fixed('22.5rem'),
  large: fixed('27.5rem'),
});

export const main = style(ui({ minInlineSize: 0, '@container': { [roomy]: { flex: 1 } } }));
