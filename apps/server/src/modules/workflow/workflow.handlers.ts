import { steps } from '../job-step/job-step.handlers.ts';
import type { HandlerPart } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { askWhetherUpdatable, listVersions, readWorkflow } from './read-workflow.ts';
import { addWorkflow, updateWorkflow } from './save-workflow.ts';
import { findWorkflows } from './workflow.repository.ts';

/** Workflows: list, editor and versions (U1 to U9). */
export const workflowHandlers = {
  listWorkflows: async ({ tx }) => answerOf({ records: await findWorkflows(tx, 'symbol') }),
  getWorkflow: (context, { params }) => readWorkflow(context, params.id),
  listWorkflowVersions: (context, { params }) => listVersions(context, params.id),
  listJobStepsForWorkflows: async (context) => {
    const records = await steps.list(context);
    return answerOf({ data: records.map(({ id, name }) => ({ id, name })) });
  },
  addWorkflow: (context, { body }) => addWorkflow(context, body),
  updateWorkflow: (context, { body, query }) => updateWorkflow(context, body, query.timestampBase64),
  canUpdateWorkflow: (context, { body }) => askWhetherUpdatable(context, body.id),
} satisfies HandlerPart;
