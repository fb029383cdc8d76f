import type { HandlerPart } from '../../contract/handlers.ts';
import { listEfforts } from './list-efforts.ts';
import { saveStepEfforts } from './save-efforts.ts';

/** What the steps of workflows take at each plant (T22 to T24). */
export const stepEffortHandlers = {
  listWorkflowStepEfforts: (context, { query }) => listEfforts(context, query),
  updateWorkflowStepEffort: (context, { body, query }) =>
    saveStepEfforts(context, body, query.timestampBase64),
} satisfies HandlerPart;
