import type { HandlerPart } from '../../contract/handlers.ts';
import { answerOf } from '../write-road/answer.ts';
import { findJobSteps } from './job-step.repository.ts';
import { addJobStep, updateJobStep } from './save-job-step.ts';

/** The catalogue of manufacturing steps; steps are never deleted (T2, T4). */
export const jobStepHandlers = {
  listJobSteps: async ({ tx }) => answerOf({ records: await findJobSteps(tx) }),
  addJobStep: (context, { body }) => addJobStep(context, body.name),
  updateJobStep: (context, { params, body }) => updateJobStep(context, params.id, body.name),
} satisfies HandlerPart;
