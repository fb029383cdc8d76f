import { mostWorkflowSteps, nextOnSuccess, type WorkflowStep } from './workflow-step.ts';

/** What can be wrong with a workflow. All but `unreachable` refuse it. */
export type WorkflowFindingKind =
  | 'empty'
  | 'tooMany'
  | 'twice'
  | 'toItself'
  | 'toStranger'
  | 'lastGoesOn'
  | 'noEnd'
  | 'endless'
  | 'unreachable';

/** Something about a workflow that its maintainer should know, with the steps that it is about. */
export interface WorkflowFinding {
  readonly kind: WorkflowFindingKind;
  readonly stepIds: readonly number[];
}

/** Whether a workflow with this finding is refused, or only told about. */
export const isRefused = ({ kind }: WorkflowFinding): boolean => kind !== 'unreachable';

/**
 * Everything about a workflow that is wrong or strange: steps that are there twice, lead to themselves or to nowhere;
 * then, where all steps lead somewhere, circles without end and steps that no way leads to (U2 to U4).
 */
export function findWorkflowFaults(steps: readonly WorkflowStep[]): readonly WorkflowFinding[] {
  if (steps.length === 0) return [{ kind: 'empty', stepIds: [] }];
  if (steps.length > mostWorkflowSteps) return [{ kind: 'tooMany', stepIds: [] }];
  const broken = brokenSteps(steps);
  return broken.length > 0 ? broken : strayWays(steps);
}

function brokenSteps(steps: readonly WorkflowStep[]): readonly WorkflowFinding[] {
  const ids = new Set(steps.map(({ stepId }) => stepId));
  const seen = new Set<number>();
  const told = new Set<number>();
  return steps.flatMap((step, index) => {
    const { stepId } = step;
    const found: WorkflowFinding[] = [];
    const find = (kind: WorkflowFindingKind) => found.push({ kind, stepIds: [stepId] });
    const ways = [step.successStepId, step.failureStepId].filter((to) => to !== null);
    if (seen.has(stepId) && !told.has(stepId)) {
      told.add(stepId);
      find('twice');
    }
    seen.add(stepId);
    if (ways.includes(stepId)) find('toItself');
    if (ways.some((to) => !ids.has(to))) find('toStranger');
    if (index === steps.length - 1 && step.successStepId !== null) find('lastGoesOn');
    return found;
  });
}

function strayWays(steps: readonly WorkflowStep[]): readonly WorkflowFinding[] {
  const next = new Map(steps.map(({ stepId }, index) => [stepId, nextOnSuccess(steps, index)]));
  const reached = reachedSteps(steps, next);
  const first = steps[0]?.stepId;
  const circles = endlessCircles(
    steps.flatMap(({ stepId }) => (reached.has(stepId) ? stepId : [])),
    next,
  );
  const main = first === undefined ? undefined : circleFrom(first, next);
  const isMain = (circle: readonly number[]) => main !== undefined && main.includes(circle[0] ?? 0);
  return [
    ...circles.map((stepIds): WorkflowFinding => ({ kind: isMain(stepIds) ? 'noEnd' : 'endless', stepIds })),
    ...steps.flatMap(({ stepId }): WorkflowFinding[] =>
      reached.has(stepId) ? [] : [{ kind: 'unreachable', stepIds: [stepId] }],
    ),
  ];
}

type Next = ReadonlyMap<number, number | undefined>;

/** Every step that some way of successes and failures leads to from the first. */
function reachedSteps(steps: readonly WorkflowStep[], next: Next): ReadonlySet<number> {
  const failure = new Map(steps.map(({ stepId, failureStepId }) => [stepId, failureStepId]));
  const reached = new Set<number>();
  const open = steps.slice(0, 1).map(({ stepId }) => stepId);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    for (const to of [next.get(id), failure.get(id)]) if (to !== undefined && to !== null) open.push(to);
  }
  return reached;
}

/** The circles of successes that one of the steps gets into: each once, in the order of the ways. */
function endlessCircles(stepIds: readonly number[], next: Next): readonly (readonly number[])[] {
  const known = new Set<number>();
  return stepIds.flatMap((stepId) => {
    const circle = circleFrom(stepId, next);
    if (circle === undefined || circle.some((id) => known.has(id))) return [];
    for (const id of circle) known.add(id);
    return [circle];
  });
}

/** The circle in which successes from a step end up; undefined when they come to the end. */
function circleFrom(stepId: number, next: Next): readonly number[] | undefined {
  const path: number[] = [];
  for (let id: number | undefined = stepId; id !== undefined; id = next.get(id)) {
    const before = path.indexOf(id);
    if (before >= 0) return path.slice(before);
    path.push(id);
  }
  return undefined;
}
