import { css, intoGamut } from './oklch.ts';

/** Twelve steps of one role: 1–2 grounds, 3–5 fills, 6–7 lines, 8 control borders, 9–10 solids, 11–12 text. */
export type Scale = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** The roles that a colour can play. Everything else in the theme points into their scales. */
export type Role = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

/** Lightness of the twelve steps. */
export type Lightness = readonly number[];

const chromaOfStep = [0.06, 0.11, 0.19, 0.3, 0.42, 0.54, 0.68, 0.95, 1, 1, 0.96, 0.55];

// Grey needs about the same breath of colour on every step, or it turns brown beside petrol.
const greyChromaOfStep = [0.4, 0.2, 0.4, 0.5, 0.6, 0.65, 0.75, 1, 1, 1, 1, 0.9];

const hues: Record<Role, { hue: number; chroma: number }> = {
  neutral: { hue: 235, chroma: 0.014 },
  accent: { hue: 205, chroma: 0.115 },
  info: { hue: 255, chroma: 0.16 },
  positive: { hue: 152, chroma: 0.145 },
  caution: { hue: 72, chroma: 0.15 },
  critical: { hue: 24, chroma: 0.19 },
};

export const lightSteps: Lightness = [
  0.991, 0.978, 0.962, 0.938, 0.912, 0.886, 0.838, 0.635, 0.515, 0.465, 0.465, 0.245,
];
export const darkSteps: Lightness = [
  0.178, 0.208, 0.242, 0.274, 0.31, 0.338, 0.398, 0.575, 0.53, 0.545, 0.79, 0.945,
];
export const highContrastSteps: Lightness = [
  1, 0.985, 0.965, 0.93, 0.89, 0.5, 0.42, 0.38, 0.36, 0.28, 0.32, 0,
];

/** Makes the scale of a role for one theme; `vividness` multiplies the chroma. */
export const makeScale = (role: Role, lightness: Lightness, vividness = 1): Scale => {
  const { hue, chroma } = hues[role];
  const chroma12 = role === 'neutral' ? greyChromaOfStep : chromaOfStep;
  return lightness.map((l, index) =>
    css(intoGamut({ l, c: chroma * vividness * (chroma12[index] ?? 1), h: hue })),
  ) as unknown as Scale;
};
