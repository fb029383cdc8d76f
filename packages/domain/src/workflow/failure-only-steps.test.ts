import { expect, it } from 'vitest';
import { failureOnlySteps, successPath } from './failure-only-steps.ts';
import { addStep, setSuccessor, type WorkflowStep } from './workflow-step.ts';

const straight = [10, 20, 30, 40, 50].reduce(addStep, [] as readonly WorkflowStep[]);

it('a step that success passes over and a failure leads to belongs to that failure alone', () => {
  expect(failureOnlySteps(straight)).toEqual(new Map());
  // Inspection (20) goes on to marking (50); when it fails, bending (30) and cleaning (40) lead there too.
  const passing = setSuccessor(straight, { stepId: 20, way: 'success', to: 50 });
  expect(failureOnlySteps(passing)).toEqual(new Map());
  const bending = setSuccessor(passing, { stepId: 20, way: 'failure', to: 30 });
  expect(successPath(bending)).toEqual([0, 1, 4]);
  expect([...failureOnlySteps(bending)]).toEqual([
    [30, [20]],
    [40, [20]],
  ]);
  const also = setSuccessor(bending, { stepId: 50, way: 'failure', to: 40 });
  expect(failureOnlySteps(also).get(40)).toEqual([20, 50]);
  // A failure that leads back to the usual way makes no step of it special.
  expect(failureOnlySteps(setSuccessor(straight, { stepId: 40, way: 'failure', to: 20 }))).toEqual(new Map());
});
