import type { Workflow, WorkflowVersion } from '@crt/api-client/types-main';
import { addStep, setSuccessor, type WorkflowStep } from '@crt/domain/workflow';

/** Job steps of stories, by name as the server gives them. */
export const sampleJobSteps = [
  { id: 24, name: 'Cleaning' },
  { id: 22, name: 'Deburring' },
  { id: 23, name: 'Dimensional Inspection' },
  { id: 25, name: 'Laser Marking' },
  { id: 21, name: 'Milling' },
  { id: 28, name: 'Packaging' },
  { id: 29, name: 'Sterilization' },
  { id: 27, name: 'Visual Inspection' },
];

const empty: readonly WorkflowStep[] = [];

/** Milling with an inspection that fails back to it. */
export const sampleSteps: readonly WorkflowStep[] = setSuccessor([21, 22, 23, 24].reduce(addStep, empty), {
  stepId: 23,
  way: 'failure',
  to: 21,
});

const nameOf = (id: number | null) => sampleJobSteps.find((step) => step.id === id)?.name ?? null;

/** Steps as the server answers them. */
const answered = (steps: readonly WorkflowStep[]) =>
  steps.map((step, index) => ({
    ...step,
    id: 880 + index,
    name: nameOf(step.stepId) ?? '',
    successName: nameOf(step.successStepId),
    failureName: nameOf(step.failureStepId),
  }));

/** A workflow that nothing uses. */
export const sampleWorkflow: Workflow = {
  id: 88,
  symbol: 'MILL',
  name: 'Milling and inspection',
  displayName: 'Mill & inspect',
  version: 2,
  timestampBase64: 'AAAAAAAAB9E=',
  usedBy: null,
  workflowSteps: answered(sampleSteps),
};

const user = { id: 'usr-adie', symbol: 'ADIE', name: 'Alma Dietrich' };

/** The same in two versions: a step came, one was moved, and a failure leads elsewhere. */
export const sampleVersions: WorkflowVersion[] = [
  {
    version: 2,
    symbol: 'MILL',
    name: 'Milling and inspection',
    displayName: 'Mill & inspect',
    madeAt: '2026-11-18T13:05:00Z',
    user,
    workflowSteps: answered(sampleSteps),
  },
  {
    version: 1,
    symbol: 'MILL',
    name: 'Milling',
    displayName: 'Mill & inspect',
    madeAt: '2026-10-02T07:41:00Z',
    user,
    workflowSteps: answered([22, 21, 23].reduce(addStep, empty)),
  },
];
