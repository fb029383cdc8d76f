import { createGlobalThemeContract } from '@vanilla-extract/css';
import { constants, densities, themes } from './tokens.ts';

const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every token as a CSS variable with a fixed name (`--crt-color-accent-solid`), so that all packages, plain CSS
 * and design tools speak of the same thing. The only source of colours, sizes and layers in components.
 */
export const vars = createGlobalThemeContract(
  {
    ...themes.light,
    ...densities.comfortable,
    ...constants,
    text: { ...densities.comfortable.text, ...constants.text },
  },
  (_value, path) => `crt-${path.map(kebab).join('-')}`,
);
