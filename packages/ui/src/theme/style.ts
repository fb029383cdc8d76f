import type { StyleRule } from '@vanilla-extract/css';
import './layers.css.ts';

type Layered = Omit<StyleRule, '@layer'>;

/** Puts a rule of the kit into its cascade layer. */
export const ui = (rule: Layered): StyleRule => ({ '@layer': { ui: rule } });

/** Puts a rule of an application or widget into the layer above the kit. */
export const app = (rule: Layered): StyleRule => ({ '@layer': { app: rule } });

/** Width from which a layout has room: `small` 640, `medium` 1000, `wide` 1320, `full` 1870 px (inventory B1). */
export const breakpoints = { small: 640, medium: 1000, wide: 1320, full: 1870 } as const;

/** `'@media'` key for "at least this wide". */
export const from = (breakpoint: keyof typeof breakpoints) => `(min-width: ${breakpoints[breakpoint]}px)`;

/** Media conditions as keys of `@media`. */
export const media = {
  /** Whoever wants no motion sees at once what opens, and no more of what closes. */
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
