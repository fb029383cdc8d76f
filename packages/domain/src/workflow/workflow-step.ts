/** A step of a workflow: which job step is done, and where it leads (U2, U8). The place in the array is its place. */
export interface WorkflowStep {
  /** The job step; a workflow has each only once (U3), so that it names the step. */
  readonly stepId: number;
  /** The step that follows a success; null for the next in order. The last step has none: there the workflow ends. */
  readonly successStepId: number | null;
  /** The step that follows a failure; null where a failure leads nowhere. */
  readonly failureStepId: number | null;
  /** Number of the step in the production order: its place, unless another was given. */
  readonly productionOrderStepNumber: number;
  /** Finished by a signal from outside, not by a person. */
  readonly checkSyncStatusOnly: boolean;
}

/** The two ways out of a step. */
export type Way = 'success' | 'failure';

/** The most steps of one workflow. */
export const mostWorkflowSteps = 100;

const memberOf = { success: 'successStepId', failure: 'failureStepId' } as const;

/** Adds a job step at the end; one that is there already changes nothing (U3). */
export function addStep(steps: readonly WorkflowStep[], stepId: number): readonly WorkflowStep[] {
  if (steps.some((step) => step.stepId === stepId) || steps.length >= mostWorkflowSteps) return steps;
  const added: WorkflowStep = {
    stepId,
    successStepId: null,
    failureStepId: null,
    productionOrderStepNumber: steps.length + 1,
    checkSyncStatusOnly: false,
  };
  return [...steps, added];
}

/** Takes a step out; what led to it leads on as if nothing was chosen (U4). */
export function removeStep(steps: readonly WorkflowStep[], stepId: number): readonly WorkflowStep[] {
  if (!steps.some((step) => step.stepId === stepId)) return steps;
  const kept = numbered(steps).filter((step) => step.stepId !== stepId);
  return settle(
    kept.map((step) => ({
      ...step,
      successStepId: step.successStepId === stepId ? null : step.successStepId,
      failureStepId: step.failureStepId === stepId ? null : step.failureStepId,
    })),
  );
}

/** Puts a step at another place, counted from 0; beyond the ends is at the end (U4). */
export function moveStep(
  steps: readonly WorkflowStep[],
  stepId: number,
  toIndex: number,
): readonly WorkflowStep[] {
  const from = steps.findIndex((step) => step.stepId === stepId);
  const to = Math.max(0, Math.min(toIndex, steps.length - 1));
  if (from < 0 || from === to) return steps;
  const moved = [...numbered(steps)];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return settle(moved);
}

/** Says what follows a step; a choice that is not offered changes nothing (U2). */
export function setSuccessor(
  steps: readonly WorkflowStep[],
  { stepId, way, to }: { readonly stepId: number; readonly way: Way; readonly to: number | null },
): readonly WorkflowStep[] {
  if (to !== null && !successorsFor(steps, stepId, way).includes(to)) return steps;
  return steps.map((step) => (step.stepId === stepId ? { ...step, [memberOf[way]]: to } : step));
}

/** What may follow a step: every other one; nothing follows a success of the last (U2, U4). */
export function successorsFor(steps: readonly WorkflowStep[], stepId: number, way: Way): readonly number[] {
  if (way === 'success' && steps.at(-1)?.stepId === stepId) return [];
  return steps.flatMap((step) => (step.stepId === stepId ? [] : step.stepId));
}

/** The step that a success leads to, also where none was chosen; undefined at the end of the workflow. */
export function nextOnSuccess(steps: readonly WorkflowStep[], index: number): number | undefined {
  return steps[index]?.successStepId ?? steps[index + 1]?.stepId;
}

type Numbered = WorkflowStep & { readonly follows: boolean };

/** Marks the steps whose number in the production order is their place, and so goes with it. */
const numbered = (steps: readonly WorkflowStep[]): readonly Numbered[] =>
  steps.map((step, index) => ({ ...step, follows: step.productionOrderStepNumber === index + 1 }));

/** Numbers from 1 again, and takes the success successor from what became the last step (U4). */
function settle(steps: readonly Numbered[]): readonly WorkflowStep[] {
  return steps.map(({ follows, ...step }, index) => ({
    ...step,
    successStepId: index === steps.length - 1 ? null : step.successStepId,
    productionOrderStepNumber: follows ? index + 1 : step.productionOrderStepNumber,
  }));
}
