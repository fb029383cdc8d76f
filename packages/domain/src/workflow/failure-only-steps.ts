import { nextOnSuccess, type WorkflowStep } from './workflow-step.ts';

/** Indexes of the steps that successes lead to from one on, that one first, each once (§3.5.3). */
export function successPath(steps: readonly WorkflowStep[], from = 0): readonly number[] {
  const path = new Set<number>();
  for (let index = from; index >= 0 && index < steps.length && !path.has(index);) {
    path.add(index);
    const next = nextOnSuccess(steps, index);
    index = steps.findIndex(({ stepId }) => stepId === next);
  }
  return [...path];
}

/** The job steps that only a failure leads to, each with the job steps whose failure does. */
export function failureOnlySteps(steps: readonly WorkflowStep[]): ReadonlyMap<number, readonly number[]> {
  const usual = new Set(successPath(steps));
  const found = new Map<number, number[]>();
  for (const { stepId: failed, failureStepId } of steps)
    for (const index of successPath(
      steps,
      steps.findIndex(({ stepId }) => stepId === failureStepId),
    )) {
      const stepId = steps[index]?.stepId;
      if (stepId === undefined || usual.has(index)) break;
      found.set(stepId, [...(found.get(stepId) ?? []), failed]);
    }
  return found;
}
