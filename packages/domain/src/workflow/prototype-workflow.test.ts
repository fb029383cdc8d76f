import { expect, it } from 'vitest';
import { applyJobAction, createJob } from '../../exports/job.ts';
import {
  canModifyWorkflow,
  canSavePrototypeSteps,
  fromPrototypeSteps,
  toPrototypeSteps,
} from '../../exports/prototype-workflow.ts';
import { addStep, moveStep, removeStep, setSuccessor, type WorkflowStep } from '../../exports/workflow.ts';

const steps = [7, 8, 9].reduce<readonly WorkflowStep[]>(addStep, []);

it('is edited as any workflow, and comes back from what is saved (I5, I6, I11)', () => {
  const led = setSuccessor(steps, { stepId: 7, way: 'success', to: 9 });
  expect(toPrototypeSteps(led).map(({ successStepId }) => successStepId)).toEqual([3, null, null]);
  expect(fromPrototypeSteps(toPrototypeSteps(led).toReversed())).toEqual(led);
  const moved = toPrototypeSteps(moveStep(led, 9, 0));
  expect(moved.map(({ workflowStepId, sequenceNumber }) => [workflowStepId, sequenceNumber])).toEqual([
    [9, 1],
    [7, 2],
    [8, 3],
  ]);
  expect(toPrototypeSteps(removeStep(led, 9))[0]?.successStepId).toBeNull();
});

it.each([
  [
    [
      [7, 1],
      [8, 3],
    ],
    'The steps are not numbered from 1 without gaps.',
  ],
  [
    [
      [7, 1, 1],
      [8, 2],
    ],
    'Step 7 cannot follow itself.',
  ],
  [
    [
      [7, 1, 5],
      [8, 2],
    ],
    'Step 7 leads to a step that is not in the workflow.',
  ],
  [
    [
      [7, 1],
      [8, 2, 1],
    ],
    'Step 8 is the last step: nothing follows its success.',
  ],
  [[], 'A workflow needs at least one step.'],
])('is refused as %j (§3.7, I6)', (told, reason) => {
  const form = told.map(([workflowStepId = 0, sequenceNumber = 0, successStepId = null]) => ({
    workflowStepId,
    sequenceNumber,
    successStepId,
  }));
  expect(canSavePrototypeSteps(form, (id) => `Step ${id}`)).toEqual({ isAllowed: false, reason });
});

it('can be changed until a job begins, and again when that was taken back (I3)', () => {
  const job = createJob(steps);
  const actor = { at: new Date(0), by: null };
  const begun = applyJobAction(job, { kind: 'start' }, actor);
  expect(canModifyWorkflow([job, begun]).isAllowed).toBe(false);
  expect(canModifyWorkflow([job, applyJobAction(begun, { kind: 'undo' }, actor)]).isAllowed).toBe(true);
});
