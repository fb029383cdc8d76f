import { moveStep, removeStep } from '@crt/domain/workflow';
import { toPrototypeSteps } from '@crt/domain/prototype-workflow';
import { expect, it } from 'vitest';
import { editedSteps } from './prototype-steps.ts';

const stored = [
  {
    id: 9021,
    workflowStepId: 21,
    name: 'Milling',
    successStepId: 9022,
    successName: null,
    sequenceNumber: 1,
  },
  {
    id: 9022,
    workflowStepId: 24,
    name: 'Cleaning',
    successStepId: 9023,
    successName: null,
    sequenceNumber: 2,
  },
  {
    id: 9023,
    workflowStepId: 26,
    name: 'Inspection',
    successStepId: null,
    successName: null,
    sequenceNumber: 3,
  },
];
const sent = (...ids: number[]) =>
  ids.map((workflowStepId, index) => ({ workflowStepId, successStepId: null, sequenceNumber: index + 1 }));

it('sends what was read as it was (I11)', () => {
  expect(toPrototypeSteps(editedSteps(stored))).toEqual(sent(21, 24, 26));
});

it('numbers anew from 1 when a step moves (I5)', () => {
  expect(toPrototypeSteps(moveStep(editedSteps(stored), 26, 0))).toEqual(sent(26, 21, 24));
});

it('a removed step leaves no successor behind, and the last has none (I6)', () => {
  expect(toPrototypeSteps(removeStep(editedSteps(stored), 24))).toEqual(sent(21, 26));
  expect(toPrototypeSteps(removeStep(editedSteps(stored), 26))).toEqual(sent(21, 24));
});

it('keeps a successor that is not the next one', () => {
  const [first, ...others] = stored;
  const jumping = [{ ...first!, successStepId: 9023 }, ...others];
  expect(toPrototypeSteps(editedSteps(jumping)).map(({ successStepId }) => successStepId)).toEqual([
    3,
    null,
    null,
  ]);
});
