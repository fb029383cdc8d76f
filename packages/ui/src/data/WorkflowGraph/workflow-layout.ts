/** A step of a workflow and where it leads. */
export interface WorkflowGraphStep {
  /** Unique in the workflow. */
  readonly id: string;
  readonly name: string;
  /** A quiet second line, such as who does it. */
  readonly note?: string | undefined;
  /** The step that follows when it succeeds; without one the workflow ends here. */
  readonly successId?: string | undefined;
  /** The step that follows when it fails. */
  readonly failureId?: string | undefined;
}

/** How an edge is reached. */
export type EdgeKind = 'success' | 'failure';

/** An arrow from step to step. */
export interface WorkflowEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
}

/** Where a step is drawn: row and place in the row, from 0. */
export interface PlacedStep {
  readonly step: WorkflowGraphStep;
  readonly row: number;
  readonly place: number;
}

/** A workflow in rows; every arrow that does not lead back goes to a later row. */
export interface WorkflowLayout {
  readonly steps: readonly PlacedStep[];
  readonly edges: readonly WorkflowEdge[];
  readonly rowCount: number;
  /** The most steps in one row. */
  readonly placeCount: number;
}

/** The arrows of a workflow; what leads to a step that is not there is left out. */
export function edgesOf(steps: readonly WorkflowGraphStep[]): readonly WorkflowEdge[] {
  const known = new Set(steps.map(({ id }) => id));
  return steps.flatMap(({ id, successId, failureId }) => [
    ...(successId !== undefined && known.has(successId)
      ? [{ from: id, to: successId, kind: 'success' as const }]
      : []),
    ...(failureId !== undefined && known.has(failureId)
      ? [{ from: id, to: failureId, kind: 'failure' as const }]
      : []),
  ]);
}

/** The arrows that lead back to a step on the way to them; without them the workflow has no circle. */
function backEdges(
  steps: readonly WorkflowGraphStep[],
  edges: readonly WorkflowEdge[],
): ReadonlySet<WorkflowEdge> {
  const state = new Map<string, 'open' | 'done'>();
  const back = new Set<WorkflowEdge>();
  const visit = (id: string): void => {
    state.set(id, 'open');
    for (const edge of edges) {
      if (edge.from !== id) continue;
      const seen = state.get(edge.to);
      if (seen === 'open') back.add(edge);
      else if (seen === undefined) visit(edge.to);
    }
    state.set(id, 'done');
  };
  for (const { id } of steps) if (!state.has(id)) visit(id);
  return back;
}

/** The row of each step: one below the lowest of those that lead to it. */
function rowsOf(
  steps: readonly WorkflowGraphStep[],
  forward: readonly WorkflowEdge[],
): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  const rowOf = (id: string): number => {
    const known = rows.get(id);
    if (known !== undefined) return known;
    const before = forward.filter(({ to }) => to === id).map(({ from }) => rowOf(from));
    const row = before.length === 0 ? 0 : Math.max(...before) + 1;
    rows.set(id, row);
    return row;
  };
  for (const { id } of steps) rowOf(id);
  return rows;
}

/** Within a row, steps stand below those that lead to them by success, so that few arrows cross. */
function byOrigin(forward: readonly WorkflowEdge[], placed: ReadonlyMap<string, number>) {
  return (step: WorkflowGraphStep): number => {
    const origins = forward.filter(({ to }) => to === step.id);
    if (origins.length === 0) return 0;
    // The way of success keeps to the left, failures go to its right.
    const places = origins.map(({ from, kind }) => (placed.get(from) ?? 0) + (kind === 'failure' ? 0.5 : 0));
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
}

/** Lays a workflow out in rows from top to bottom. Arrows back to an earlier step do not move anything. */
export function layOut(steps: readonly WorkflowGraphStep[]): WorkflowLayout {
  const edges = edgesOf(steps);
  const back = backEdges(steps, edges);
  const forward = edges.filter((edge) => !back.has(edge));
  const rows = rowsOf(steps, forward);
  const rowCount = Math.max(0, ...[...rows.values()].map((row) => row + 1));
  const places = new Map<string, number>();
  const placedSteps: PlacedStep[] = [];
  for (let row = 0; row < rowCount; row++) {
    const weight = byOrigin(forward, places);
    const inRow = steps
      .filter(({ id }) => rows.get(id) === row)
      .map((step) => ({ step, weight: weight(step) }))
      .sort((left, right) => left.weight - right.weight);
    inRow.forEach(({ step }, place) => {
      places.set(step.id, place);
      placedSteps.push({ step, row, place });
    });
  }
  const placeCount = Math.max(0, ...placedSteps.map(({ place }) => place + 1));
  return { steps: placedSteps, edges, rowCount, placeCount };
}
