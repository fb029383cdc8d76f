import { type ReactNode, createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Density, ThemeName } from './tokens.ts';

/** A theme, or `system`: whatever the machine asks for, also when it changes its mind. */
export type ThemeChoice = ThemeName | 'system';

export interface ThemeProviderProps {
  theme?: ThemeChoice;
  density?: Density;
  children: ReactNode;
}

const ThemeContext = createContext<{ choice: ThemeChoice; density: Density }>({
  choice: 'system',
  density: 'comfortable',
});

/**
 * Marks the document with `data-theme` and `data-density`, so that overlays, which hang at the end of the body,
 * are dressed like the page. `system` leaves the theme unmarked: the style sheet then follows the machine alone,
 * even before the first script has run.
 */
export const ThemeProvider = ({
  theme = 'system',
  density = 'comfortable',
  children,
}: ThemeProviderProps) => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    dataset['density'] = density;
  }, [theme, density]);
  return <ThemeContext value={{ choice: theme, density }}>{children}</ThemeContext>;
};

const queries = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
} as const;

const subscribe = (onChange: () => void) => {
  const lists = Object.values(queries).map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
};

const systemTheme = (): ThemeName => {
  if (window.matchMedia(queries.dark).matches) return 'dark';
  return window.matchMedia(queries.contrast).matches ? 'high-contrast' : 'light';
};

/** The person's choice, the theme that it comes to right now, and the density. */
export const useTheme = (): { choice: ThemeChoice; theme: ThemeName; density: Density } => {
  const { choice, density } = use(ThemeContext);
  const system = useSyncExternalStore<ThemeName>(subscribe, systemTheme, () => 'light');
  return { choice, density, theme: choice === 'system' ? system : choice };
};
