/** How the menu stands: chosen by the window's width, or fixed (B1). */
export const menuModes = ['AUTO', 'HORIZONTAL', 'VERTICAL', 'COLLAPSE'] as const;
export type MenuMode = (typeof menuModes)[number];
export const themeChoices = ['system', 'light', 'dark', 'high-contrast'] as const;
/** `floor` is for gloved hands on the factory floor. */
export const densityChoices = ['comfortable', 'compact', 'floor'] as const;

/** What somebody chose for this browser; it stays after signing out (A38). */
export interface Preferences {
  readonly menuMode: MenuMode;
  readonly theme: (typeof themeChoices)[number];
  readonly density: (typeof densityChoices)[number];
  /** Whether single letters and signs are shortcuts; not for whoever speaks or whose hand trembles (WCAG 2.1.4). */
  readonly singleKeys: boolean;
}

/** Under which local storage keeps them. */
export const preferencesKey = 'crt.preferences';
const defaults: Preferences = { menuMode: 'AUTO', theme: 'system', density: 'comfortable', singleKeys: true };

function oneOf<Choice extends string>(choices: readonly Choice[], value: unknown, otherwise: Choice): Choice {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** Reads stored preferences; what is missing or unknown gets its default. */
export function parsePreferences(text: string | null): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    // Damaged by hand or by an older version: start from the defaults.
  }
  return {
    menuMode: oneOf(menuModes, stored.menuMode, defaults.menuMode),
    theme: oneOf(themeChoices, stored.theme, defaults.theme),
    density: oneOf(densityChoices, stored.density, defaults.density),
    singleKeys: stored.singleKeys !== false,
  };
}

/** What was chosen in this browser. */
export function storedPreferences(storage: Storage = localStorage): Preferences {
  return parsePreferences(storage.getItem(preferencesKey));
}

/** Sets theme and density of the page before anything is drawn, so that nobody sees another theme first; later the kit does. */
export function applyPreferences(page: Pick<HTMLElement, 'dataset'>, { theme, density }: Preferences): void {
  if (theme !== 'system') page.dataset['theme'] = theme;
  page.dataset['density'] = density;
}
