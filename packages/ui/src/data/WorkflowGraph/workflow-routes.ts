import type { PlacedStep, WorkflowEdge, WorkflowLayout } from './workflow-layout.ts';

/** The way that an arrow takes between two steps. */
export interface Route {
  readonly edge: WorkflowEdge;
  readonly from: PlacedStep;
  readonly to: PlacedStep;
  /** Which line beside all steps it takes, from 0; an arrow to the next row goes there at once. */
  readonly lane: number | undefined;
  readonly leaves: 'bottom' | 'side';
  readonly arrives: 'top' | 'side';
}

/** All ways, and how many lines they need beside the steps. */
export interface Routes {
  readonly routes: readonly Route[];
  readonly laneCount: number;
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

/**
 * The way of every arrow. Short ones take the lanes near the steps. Only from the last step of a row is the way to the
 * lanes free; from the others, and to them, it goes through the gap between two rows.
 */
export function routesOf({ steps, edges }: WorkflowLayout): Routes {
  const byId = new Map(steps.map((placed) => [placed.step.id, placed]));
  const lastOfRow = new Map(steps.map((placed) => [placed.row, placed]));
  const lanes: Span[][] = [];
  const routes = edges
    .flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
      return from && to ? [{ edge, from, to, length: Math.abs(to.row - from.row) }] : [];
    })
    .sort((left, right) => left.length - right.length)
    .map(({ edge, from, to }): Route => {
      if (to.row === from.row + 1)
        return { edge, from, to, lane: undefined, leaves: 'bottom', arrives: 'top' };
      const leaves = lastOfRow.get(from.row) === from ? 'side' : 'bottom';
      const arrives = lastOfRow.get(to.row) === to ? 'side' : 'top';
      const ends = [from.row + (leaves === 'side' ? 0 : 0.5), to.row - (arrives === 'side' ? 0 : 0.5)];
      const lane = takeLane(lanes, { top: Math.min(...ends), bottom: Math.max(...ends) });
      return { edge, from, to, lane, leaves, arrives };
    });
  return { routes, laneCount: lanes.length };
}

/** One end of a route: where it leaves or where it arrives. */
export interface RouteEnd {
  readonly route: Route;
  readonly end: 'leaves' | 'arrives';
}

/**
 * The lines through the gaps, from above: gap 0 is above the first row. In this order those of one gap do not cross
 * each other.
 */
export function tracksOf(routes: readonly Route[], rowCount: number): readonly (readonly RouteEnd[])[] {
  const around = routes.filter(({ lane }) => lane !== undefined);
  return Array.from({ length: rowCount + 1 }, (_, gap): RouteEnd[] => [
    ...around
      .filter(({ leaves, from }) => leaves === 'bottom' && from.row + 1 === gap)
      .sort((left, right) => right.from.place - left.from.place)
      .map((route): RouteEnd => ({ route, end: 'leaves' })),
    ...around
      .filter(({ arrives, to }) => arrives === 'top' && to.row === gap)
      .sort((left, right) => left.to.place - right.to.place)
      .map((route): RouteEnd => ({ route, end: 'arrives' })),
  ]);
}

const far = Number.MAX_SAFE_INTEGER;

/** Where an end stands among the others at its side of the step, so that few arrows cross. */
function rankOf({ route, end }: RouteEnd): number {
  const [here, there] = end === 'leaves' ? [route.from, route.to] : [route.to, route.from];
  if (route[end] !== 'side') return route.lane === undefined ? there.place : far;
  // From above: ways up, the nearest lane first, then ways down, the farthest first.
  const lane = (route.lane ?? 0) + 1;
  const isUp = there.row < here.row || (there.row === here.row && end === 'leaves');
  return isUp ? lane : far - lane;
}

/** For every end how far along its side of the step it stands, 0 to 1: what meets at a step is spread evenly. */
export function portsOf(routes: readonly Route[]): (end: RouteEnd) => number {
  const sides = new Map<string, RouteEnd[]>();
  const sideOf = ({ route, end }: RouteEnd): string =>
    `${route[end]} ${end === 'leaves' ? route.edge.from : route.edge.to}`;
  for (const route of routes)
    for (const end of ['leaves', 'arrives'] as const) {
      const side = sideOf({ route, end });
      sides.set(side, [...(sides.get(side) ?? []), { route, end }]);
    }
  for (const ends of sides.values())
    ends.sort(
      (left, right) =>
        rankOf(left) - rankOf(right) || right.route.edge.kind.localeCompare(left.route.edge.kind),
    );
  return (wanted) => {
    const ends = sides.get(sideOf(wanted)) ?? [];
    const index = ends.findIndex(({ route, end }) => route === wanted.route && end === wanted.end);
    return (index + 1) / (ends.length + 1);
  };
}
