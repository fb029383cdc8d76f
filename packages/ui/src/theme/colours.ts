import { css, fromHex, intoGamut } from './oklch.ts';
import { type Lightness, type Role, type Scale, makeScale } from './scales.ts';

/** The ten uses of one meaning: soft fills, line, mark (icons, bars: 3:1), solids with their text, text. */
export type Tone = {
  soft: string;
  softHover: string;
  softActive: string;
  border: string;
  mark: string;
  solid: string;
  solidHover: string;
  solidActive: string;
  onSolid: string;
  text: string;
};

/** The three uses of a calendar colour: block, bar at its edge, text on the block. */
export type CalendarTone = {
  fill: string;
  mark: string;
  text: string;
};

/** What a theme decides about colour; components know these names only. */
export type Colours = Record<Role, Tone> & {
  surface: Record<
    | 'page'
    | 'base'
    | 'raised'
    | 'sunken'
    | 'hover'
    | 'active'
    | 'selected'
    | 'selectedHover'
    | 'inverse'
    | 'scrim',
    string
  >;
  text: Record<'base' | 'muted' | 'placeholder' | 'disabled' | 'inverse' | 'link', string>;
  border: Record<'subtle' | 'base' | 'strong', string>;
  focus: string;
  calendar: Record<'absence' | 'availability' | 'limit' | 'session' | 'reservation', CalendarTone>;
};

/** Specified in S3 §5.1 (inventory N6). */
const calendarHex = {
  absence: '#990000',
  availability: '#008000',
  limit: '#df9425',
  session: '#8b0000',
  reservation: '#2d66eb',
} as const;

export interface Recipe {
  steps: Lightness;
  scheme: 'light' | 'dark';
  isHighContrast?: boolean;
}

const toneOf = (role: Role, scale: Scale, recipe: Recipe): Tone => {
  const white = css({ l: 1, c: 0, h: 0 });
  const amber = role === 'caution' && recipe.isHighContrast !== true;
  const amberStep = (l: number) => css(intoGamut({ l, c: 0.155, h: 76 }));
  return {
    soft: scale[2],
    softHover: scale[3],
    softActive: scale[4],
    border: scale[6],
    mark:
      recipe.scheme === 'dark' ? css(intoGamut({ l: 0.7, c: markChroma[role], h: hueOf(scale) })) : scale[8],
    // Amber only reads as amber when it is light, so its solid carries dark text.
    solid: amber ? amberStep(0.81) : scale[8],
    solidHover: amber ? amberStep(0.78) : scale[9],
    solidActive: amber ? amberStep(0.75) : recipe.scheme === 'dark' ? scale[8] : darker(scale[9]),
    onSolid: amber ? css({ l: 0.24, c: 0.03, h: 76 }) : white,
    text: scale[10],
  };
};

const markChroma: Record<Role, number> = {
  neutral: 0.012,
  accent: 0.11,
  info: 0.13,
  positive: 0.15,
  caution: 0.145,
  critical: 0.17,
};

const hueOf = (scale: Scale) => Number(/ ([\d.]+)\)$/.exec(scale[8])?.[1] ?? 0);

const darker = (colour: string) =>
  colour.replace(/oklch\(([\d.]+)/, (_, l: string) => `oklch(${Number((Number(l) - 0.045).toFixed(4))}`);

const calendarOf = ({ scheme, isHighContrast }: Recipe): Colours['calendar'] =>
  Object.fromEntries(
    Object.entries(calendarHex).map(([name, hex]) => {
      const exact = fromHex(hex);
      const shade = (l: number, c: number) => css(intoGamut({ l, c, h: exact.h }));
      const tone: CalendarTone =
        scheme === 'dark'
          ? { fill: shade(0.31, 0.055), mark: shade(0.68, 0.15), text: shade(0.92, 0.04) }
          : { fill: shade(isHighContrast ? 0.98 : 0.945, 0.03), mark: hex, text: shade(0.3, 0.09) };
      return [name, tone];
    }),
  ) as Colours['calendar'];

/** Neutral solids are ink, not grey: they must not look disabled. */
const neutralSolids = (isDark: boolean) => {
  const ink = (l: number) => css({ l, c: 0.014, h: 235 });
  return isDark
    ? { solid: ink(0.52), solidHover: ink(0.55), solidActive: ink(0.48) }
    : { solid: ink(0.36), solidHover: ink(0.31), solidActive: ink(0.26) };
};

/** Makes every colour of a theme from the lightness of its twelve steps. */
export const makeColours = (recipe: Recipe): Colours => {
  const isDark = recipe.scheme === 'dark';
  const scale = (role: Role) => makeScale(role, recipe.steps);
  const tone = (role: Role) => toneOf(role, scale(role), recipe);
  const neutral = scale('neutral');
  const white = css({ l: 1, c: 0, h: 0 });
  return {
    surface: {
      page: isDark ? neutral[0] : neutral[1],
      base: isDark ? neutral[1] : white,
      raised: isDark ? neutral[2] : white,
      sunken: isDark ? neutral[0] : neutral[2],
      hover: isDark ? neutral[2] : neutral[1],
      active: neutral[3],
      selected: isDark ? neutral[3] : neutral[3],
      selectedHover: neutral[4],
      inverse: isDark ? neutral[11] : css({ l: 0.27, c: 0.014, h: 235 }),
      scrim: css({ l: 0.16, c: 0.02, h: 235 }, isDark ? 0.64 : 0.38),
    },
    text: {
      base: neutral[11],
      muted: isDark ? css({ l: 0.76, c: 0.012, h: 235 }) : neutral[10],
      placeholder: recipe.isHighContrast ? neutral[10] : css({ l: isDark ? 0.67 : 0.515, c: 0.012, h: 235 }),
      disabled: css({ l: recipe.isHighContrast ? 0.5 : isDark ? 0.5 : 0.68, c: 0.01, h: 235 }),
      inverse: isDark ? neutral[0] : css({ l: 0.98, c: 0.003, h: 235 }),
      link: isDark ? css(intoGamut({ l: 0.79, c: 0.1, h: 205 })) : scale('accent')[9],
    },
    border: { subtle: neutral[5], base: neutral[6], strong: neutral[7] },
    focus: isDark
      ? css(intoGamut({ l: 0.76, c: 0.12, h: 215 }))
      : recipe.isHighContrast
        ? neutral[11]
        : css(intoGamut({ l: 0.56, c: 0.14, h: 225 })),
    neutral: { ...tone('neutral'), ...neutralSolids(isDark) },
    accent: tone('accent'),
    info: tone('info'),
    positive: tone('positive'),
    caution: tone('caution'),
    critical: tone('critical'),
    calendar: calendarOf(recipe),
  };
};
