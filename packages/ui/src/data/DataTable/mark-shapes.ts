/** A point of a drawing of 16 × 16 units. */
type Point = readonly [x: number, y: number];

const UNITS = 16;
/** Side of a mark in px. */
export const MARK_SIZE = 12;
const PEN = 1.75 / 2;

const px = (units: number): string => String(Math.round(((units * MARK_SIZE) / UNITS) * 100) / 100);
const to = (x: number, y: number): string => `${px(x)} ${px(y)}`;

/** A stroke with round ends as an area; all areas turn the same way, so that where they overlap nothing is left out. */
function stroke([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(PEN * (y1 - y2)) / length, (PEN * (x2 - x1)) / length];
  const round = `A${to(PEN, PEN)} 0 0 0 `;
  return `M${to(x1 + nx, y1 + ny)}L${to(x2 + nx, y2 + ny)}${round}${to(x2 - nx, y2 - ny)}L${to(x1 - nx, y1 - ny)}${round}${to(x1 + nx, y1 + ny)}Z`;
}

/** A line through points. */
const line = (...points: readonly Point[]): string =>
  points
    .slice(1)
    .map((point, index) => stroke(points[index] ?? point, point))
    .join('');

function disc([x, y]: Point, radius: number, turn: 0 | 1): string {
  const half = `A${to(radius, radius)} 0 1 ${turn} `;
  return `M${to(x - radius, y)}${half}${to(x + radius, y)}${half}${to(x - radius, y)}Z`;
}

const MIDDLE: Point = [8, 8];
const ring = disc(MIDDLE, 5.25 + PEN, 0) + disc(MIDDLE, 5.25 - PEN, 1);

/**
 * The marks of tones, as areas that `clip-path` cuts out of a coloured square. As masks they would be pictures, and
 * the browser makes a document for each of those before the first row is seen.
 */
export const TONE_MARKS = {
  neutral: ring,
  info: `${ring}M${to(8, 4.5)}A${to(3.5, 3.5)} 0 0 1 ${to(8, 11.5)}Z`,
  positive: line([3, 8.5], [6.2, 11.7], [13, 5]),
  caution: line([8, 2.5], [14, 13], [2, 13], [8, 2.5]) + line([8, 6.8], [8, 9.4]) + disc([8, 11.2], PEN, 0),
  critical: line([4, 4], [12, 12]) + line([12, 4], [4, 12]),
} as const;

/** The mark of what is on hold. */
export const PAUSED_MARK = line([5.5, 4], [5.5, 12]) + line([10.5, 4], [10.5, 12]);

/** The mark of a link that leads elsewhere. */
export const EXTERNAL_MARK = line([6, 3], [13, 3], [13, 10]) + line([13, 3], [4, 12]);
