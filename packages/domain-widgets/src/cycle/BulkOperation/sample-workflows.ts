import type { AffectedCase, BulkWorkflow } from '@crt/api-client/types-main';

const states = ['Pending', 'In Progress', 'Completed'] as const;
const names = { 1: 'Undo', 2: 'In Progress', 3: 'Done' } as const;

const casesOf = (first: number, count: number): AffectedCase[] =>
  Array.from({ length: count }, (_, at) => ({
    id: first + at,
    requestId: `26-${10400 + first + at}`,
    manufacturingJobId: 15000 + first + at,
    jobState: '1:3:0:4',
  }));

const stepOf = (
  workflowName: string,
  name: string,
  [type, before, after]: readonly [1 | 2 | 3, 0 | 1 | 2, 0 | 1 | 2],
  affectedCases: AffectedCase[],
): BulkWorkflow['workflowSteps'][number] => ({
  name,
  workflowName,
  transitionAction: {
    name: names[type],
    type,
    statePreOperation: { name: states[before], type: before },
    statePostOperation: { name: states[after], type: after },
  },
  transitionActionType: type,
  affectedCases,
});

const milling = 'Milling and cleaning of PEEK cranial implants';

/** Workflows as the server tells them: two versions of one, and another one. */
export const sampleWorkflows: readonly BulkWorkflow[] = [
  {
    id: 88,
    version: 3,
    name: milling,
    workflowSteps: [
      stepOf(milling, 'Milling', [3, 1, 2], casesOf(1, 2)),
      stepOf(milling, 'Milling', [1, 1, 0], casesOf(1, 2)),
    ],
  },
  {
    id: 88,
    version: 4,
    name: milling,
    workflowSteps: [stepOf(milling, 'Final Inspection', [2, 0, 1], casesOf(4, 40))],
  },
  {
    id: 91,
    version: 1,
    name: 'Packaging',
    workflowSteps: [stepOf('Packaging', 'Labels and leaflets', [2, 0, 1], casesOf(1, 3))],
  },
];
