import type { PlacedStep, WorkflowEdge, WorkflowLayout } from './workflow-layout.ts';
import { portsOf, type Route, type RouteEnd, routesOf, tracksOf } from './workflow-routes.ts';

/** Sizes of the drawing in px. */
export const SIZES = {
  width: 208,
  height: 48,
  /** Between rows: room for an arrow and its head. */
  rowGap: 40,
  placeGap: 32,
  /** Between the arrows that run beside the steps. */
  lane: 16,
  /** Between the arrows that run between two rows. */
  track: 12,
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

/** A whole drawing, in px. */
export interface WorkflowLines {
  readonly lines: readonly DrawnEdge[];
  /** The upper edge of each row. */
  readonly tops: readonly number[];
  readonly width: number;
  readonly height: number;
}

type Point = readonly [x: number, y: number];

/** The left edge of a step in px. */
export const leftOf = ({ place }: PlacedStep): number =>
  SIZES.margin + place * (SIZES.width + SIZES.placeGap);

/** From point to point, level or upright, with round corners. */
function rounded(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (before === undefined) return `M${x} ${y}`;
      if (after === undefined) return `L${x} ${y}`;
      const towards = ([toX, toY]: Point): Point => {
        const length = Math.abs(toX - x) + Math.abs(toY - y);
        const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
        return [x + (toX - x) * part, y + (toY - y) * part];
      };
      return `L${towards(before).join(' ')}Q${x} ${y} ${towards(after).join(' ')}`;
    })
    .join('');
}

function curve([x1, y1]: Point, [x2, y2]: Point): string {
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}

/** Heights of the gaps and with them of everything: a gap with arrows along it is higher. */
function heightsOf(tracks: readonly (readonly RouteEnd[])[]) {
  const gaps = tracks.map(({ length }, gap) => {
    const isOuter = gap === 0 || gap === tracks.length - 1;
    const room = isOuter ? SIZES.margin + (length > 0 ? SIZES.margin : 0) : SIZES.rowGap;
    return room + length * SIZES.track;
  });
  const tops = gaps
    .slice(0, -1)
    .map((_, row) => gaps.slice(0, row + 1).reduce((sum, gap) => sum + gap, 0) + row * SIZES.height);
  const height = gaps.reduce((sum, gap) => sum + gap, 0) + tops.length * SIZES.height;
  /** Where the arrow runs along its gap. */
  const along = (gap: number, wanted: RouteEnd): number => {
    const ends = tracks[gap] ?? [];
    const index = ends.findIndex(({ route, end }) => route === wanted.route && end === wanted.end);
    const start = (tops[gap] ?? height) - (gaps[gap] ?? 0);
    return start + (gaps[gap] ?? 0) / 2 + (index - (ends.length - 1) / 2) * SIZES.track;
  };
  return { tops, height, along };
}

/** The path of every arrow and the size of the drawing. No two arrows share a line. */
export function drawEdges(layout: WorkflowLayout): WorkflowLines {
  const { routes, laneCount } = routesOf(layout);
  const { tops, height, along } = heightsOf(tracksOf(routes, layout.rowCount));
  const portOf = portsOf(routes);
  const right = SIZES.margin + layout.placeCount * (SIZES.width + SIZES.placeGap);
  /** From the edge of the step to where the lane begins; to the next row there is nothing between. */
  const pathOfEnd = (route: Route, end: RouteEnd['end']): Point[] => {
    const step = end === 'leaves' ? route.from : route.to;
    const port = portOf({ route, end });
    const top = tops[step.row] ?? 0;
    const x = leftOf(step) + Math.round(SIZES.width * (route[end] === 'side' ? 1 : port));
    const lane = right - SIZES.placeGap / 2 + (route.lane ?? 0) * SIZES.lane;
    if (route[end] === 'side') {
      const y = top + Math.round(SIZES.height * port);
      return [
        [x, y],
        [lane, y],
      ];
    }
    const edge: Point = [x, end === 'leaves' ? top + SIZES.height : top];
    if (route.lane === undefined) return [edge];
    const y = along(end === 'leaves' ? step.row + 1 : step.row, { route, end });
    return [edge, [x, y], [lane, y]];
  };
  const lines = routes.map((route): DrawnEdge => {
    const [out, back] = [pathOfEnd(route, 'leaves'), pathOfEnd(route, 'arrives')];
    const [start, end] = [out[0], back[0]];
    const isStraight = route.lane === undefined && start !== undefined && end !== undefined;
    const path = isStraight ? curve(start, end) : rounded([...out, ...back.toReversed()]);
    return { edge: route.edge, path, lane: route.lane };
  });
  return {
    lines,
    tops,
    width:
      right -
      SIZES.placeGap +
      SIZES.margin +
      laneCount * SIZES.lane +
      (laneCount > 0 ? SIZES.placeGap / 2 : 0),
    height,
  };
}
