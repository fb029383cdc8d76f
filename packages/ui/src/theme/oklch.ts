/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [number, number, number];

const toLinearRgb = ({ l, c, h }: Oklch): Rgb => {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
};

const isInGamut = (colour: Oklch) => toLinearRgb(colour).every((part) => part >= -0.0005 && part <= 1.0005);

/** Lowers the chroma until an sRGB screen can show the colour, so that no browser has to guess. */
export const intoGamut = (colour: Oklch): Oklch => {
  let { c } = colour;
  while (c > 0 && !isInGamut({ ...colour, c })) c = Math.max(0, c - 0.002);
  return { ...colour, c };
};

/** CSS text of a colour. */
export const css = ({ l, c, h }: Oklch, alpha?: number): string =>
  `oklch(${round(l)} ${round(c)} ${round(h)}${alpha === undefined ? '' : ` / ${alpha}`})`;

const round = (value: number) => Number(value.toFixed(4));

/** Reads `oklch(l c h)` as written by {@link css}. @throws for any other notation */
const parse = (text: string): Oklch => {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (!match) throw new Error(`Not an opaque oklch colour: ${text}`);
  return { l: Number(match[1]), c: Number(match[2]), h: Number(match[3]) };
};

const luminance = (colour: Oklch) => {
  const [red, green, blue] = toLinearRgb(colour).map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast ratio of two colours in `oklch()` notation, 1–21. */
export const contrast = (first: string, second: string): number => {
  const [high, low] = [luminance(parse(first)), luminance(parse(second))].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
};

/** The OKLCH form of `#rrggbb`; the specified calendar colours are given that way. */
export const fromHex = (hex: string): Oklch => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
};
