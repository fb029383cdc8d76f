export { ThemeProvider, useTheme } from '../src/theme/ThemeProvider.tsx';
export type { ThemeChoice, ThemeProviderProps } from '../src/theme/ThemeProvider.tsx';
