export { constants, densities, themes } from '../src/theme/tokens.ts';
export type { Density, ThemeName, ThemeTokens } from '../src/theme/tokens.ts';
