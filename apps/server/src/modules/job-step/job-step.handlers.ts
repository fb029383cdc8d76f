import type { HandlerPart } from '../../contract/handlers.ts';
import { referenceData } from '../reference-data/reference-data.ts';
import { workflowSteps } from '../workflow/workflow.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { jobSteps } from './job-step.tables.ts';

/** The catalogue of manufacturing steps; steps are never deleted (T2, T4). */
export const steps = referenceData({
  kind: 'job-step',
  noun: 'job step',
  table: jobSteps,
  most: 1000,
  fields: { name: { label: 'Name' } },
  usedBy: [
    // In any of its versions, which cycles keep.
    { one: 'workflow', many: 'workflows', column: workflowSteps.stepId, countedBy: workflowSteps.workflowId },
  ],
});

export const jobStepHandlers = {
  listJobSteps: async (context) => answerOf({ records: await steps.list(context) }),
  addJobStep: (context, { body }) => steps.add(context, body),
  updateJobStep: (context, { params, body, query }) => steps.edit(context, params.id, body, query),
} satisfies HandlerPart;
