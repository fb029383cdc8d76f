import type { PlacedStep, WorkflowEdge, WorkflowLayout } from './workflow-layout.ts';

/** Sizes of the drawing in px. */
export const SIZES = {
  width: 208,
  height: 48,
  /** Between rows: room for an arrow and its head. */
  rowGap: 40,
  placeGap: 32,
  /** Between the arrows that run beside the steps. */
  lane: 16,
  margin: 12,
} as const;

const CORNER = 8;

/** An arrow as it is drawn. */
export interface DrawnEdge {
  readonly edge: WorkflowEdge;
  /** The `d` of an SVG path. */
  readonly path: string;
  /** Which line beside the steps it takes, from 0; straight arrows take none. */
  readonly lane: number | undefined;
}

/** All arrows, and how much room they need beside the steps. */
export interface DrawnEdges {
  readonly lines: readonly DrawnEdge[];
  readonly laneCount: number;
}

/** The left edge of a step in px. */
export const leftOf = ({ place }: PlacedStep): number =>
  SIZES.margin + place * (SIZES.width + SIZES.placeGap);

/** The upper edge of a step in px. */
export const topOf = ({ row }: PlacedStep): number => SIZES.margin + row * (SIZES.height + SIZES.rowGap);

/** Where arrows leave and arrive: success left of the middle, failure right of it. */
const portOf = (placed: PlacedStep, { kind }: WorkflowEdge): number =>
  leftOf(placed) + SIZES.width * (kind === 'success' ? 0.42 : 0.58);

function straight(from: PlacedStep, to: PlacedStep, edge: WorkflowEdge): string {
  const [x1, y1] = [portOf(from, edge), topOf(from) + SIZES.height];
  const [x2, y2] = [portOf(to, edge), topOf(to)];
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}

/** Leaves at the side, runs beside all steps, and comes back to the side: out, down or up, in, with round corners. */
function around(from: PlacedStep, to: PlacedStep, x: number): string {
  const [x1, y1] = [leftOf(from) + SIZES.width, topOf(from) + SIZES.height * 0.65];
  const [x2, y2] = [leftOf(to) + SIZES.width, topOf(to) + SIZES.height * 0.35];
  const turn = y2 > y1 ? CORNER : -CORNER;
  return `M${x1} ${y1}H${x - CORNER}Q${x} ${y1} ${x} ${y1 + turn}V${y2 - turn}Q${x} ${y2} ${x - CORNER} ${y2}H${x2}`;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The first lane in which nothing stands between these rows yet; takes it. */
function takeLane(lanes: Span[][], span: Span): number {
  const free = lanes.findIndex((spans) => spans.every((s) => s.bottom < span.top || s.top > span.bottom));
  const lane = free < 0 ? lanes.length : free;
  (lanes[lane] ??= []).push(span);
  return lane;
}

/** The path of every arrow. Short ones take the lanes near the steps. */
export function drawEdges({ steps, edges, placeCount }: WorkflowLayout): DrawnEdges {
  const byId = new Map(steps.map((placed) => [placed.step.id, placed]));
  const lanes: Span[][] = [];
  const firstLane = SIZES.margin + placeCount * (SIZES.width + SIZES.placeGap) - SIZES.placeGap / 2;
  const lines = edges
    .flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
      return from && to ? [{ edge, from, to, length: Math.abs(to.row - from.row) }] : [];
    })
    .sort((left, right) => left.length - right.length)
    .map(({ edge, from, to }): DrawnEdge => {
      if (to.row === from.row + 1) return { edge, path: straight(from, to, edge), lane: undefined };
      const span = { top: Math.min(from.row, to.row), bottom: Math.max(from.row, to.row) };
      const lane = takeLane(lanes, span);
      return { edge, path: around(from, to, firstLane + lane * SIZES.lane), lane };
    });
  return { lines, laneCount: lanes.length };
}

/** Width and height of the whole drawing in px. */
export function extentOf({ rowCount, placeCount }: WorkflowLayout, laneCount: number) {
  return {
    width: 2 * SIZES.margin + placeCount * (SIZES.width + SIZES.placeGap) + laneCount * SIZES.lane,
    height: 2 * SIZES.margin + rowCount * (SIZES.height + SIZES.rowGap) - SIZES.rowGap,
  };
}
