import { type Colours, makeColours } from './colours.ts';
import { darkSteps, highContrastSteps, lightSteps } from './scales.ts';

/** The three themes; `system` is not a theme but the wish to follow the machine. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/** Row and control sizes: 32 px and 40 px, 28 and 32, or 44 and 48 for gloved hands on the factory floor. */
export type Density = 'comfortable' | 'compact' | 'floor';

/** The tokens that every theme gives a value. */
export type ThemeTokens = {
  color: Colours;
  elevation: { popover: string; dialog: string; hairline: string };
};

const shadow = (strength: number): ThemeTokens['elevation'] => {
  const ink = (alpha: number) => `oklch(0.2 0.02 235 / ${Number((alpha * strength).toFixed(3))})`;
  return {
    hairline: `0 1px 1px ${ink(0.04)}`,
    popover: `0 0 1px ${ink(0.16)}, 0 2px 6px ${ink(0.07)}, 0 8px 24px ${ink(0.1)}`,
    dialog: `0 0 1px ${ink(0.2)}, 0 8px 20px ${ink(0.1)}, 0 24px 64px ${ink(0.18)}`,
  };
};

/** What differs between the themes. */
export const themes: Record<ThemeName, ThemeTokens> = {
  light: { color: makeColours({ steps: lightSteps, scheme: 'light' }), elevation: shadow(1) },
  dark: { color: makeColours({ steps: darkSteps, scheme: 'dark' }), elevation: shadow(4) },
  'high-contrast': {
    color: makeColours({ steps: highContrastSteps, scheme: 'light', isHighContrast: true }),
    elevation: shadow(1.5),
  },
};

const smallType = { caption: { size: '0.75rem', line: '1rem' } };

/**
 * What differs between the densities. Heights are in rem, so that enlarged text still fits. On the factory floor the
 * small type of labels, calendars and notes is read from afar too.
 */
export const densities = {
  comfortable: {
    control: {
      height: '2rem',
      heightSmall: '1.625rem',
      heightLarge: '2.5rem',
      padding: '0.75rem',
      paddingSmall: '0.5rem',
    },
    row: { height: '2.5rem', padding: '0.75rem' },
    body: { size: '0.875rem', line: '1.25rem' },
    text: smallType,
  },
  compact: {
    control: {
      height: '1.75rem',
      heightSmall: '1.5rem',
      heightLarge: '2.25rem',
      padding: '0.625rem',
      paddingSmall: '0.4375rem',
    },
    row: { height: '2rem', padding: '0.5rem' },
    body: { size: '0.8125rem', line: '1.125rem' },
    text: smallType,
  },
  floor: {
    control: {
      height: '2.75rem',
      heightSmall: '2.5rem',
      heightLarge: '3.25rem',
      padding: '1rem',
      paddingSmall: '0.75rem',
    },
    row: { height: '3rem', padding: '1rem' },
    body: { size: '1rem', line: '1.5rem' },
    text: { caption: { size: '0.875rem', line: '1.25rem' } },
  },
} satisfies Record<Density, unknown>;

/** What no theme and no density changes. */
export const constants = {
  space: { 0: '0', 1: '4px', 2: '8px', 3: '12px', 4: '16px', 6: '24px', 8: '32px', 12: '48px' },
  radius: { small: '4px', medium: '6px', large: '10px', full: '999px' },
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  },
  text: {
    lead: { size: '1rem', line: '1.5rem' },
    title: { size: '1.25rem', line: '1.75rem' },
    display: { size: '1.5rem', line: '2rem' },
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
  motion: { state: '120ms', overlay: '180ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  layer: { sticky: '10', bar: '20', overlay: '100', popover: '200', toast: '300', tooltip: '400' },
  icon: { text: '1rem', bar: '1.25rem', stroke: '1.5' },
  focus: { width: '2px', offset: '2px' },
} as const;
