import type { HandlerPart } from '../../../contract/handlers.ts';
import { createWorkflow, deleteWorkflow, updateWorkflow } from './save-prototype-workflow.ts';

/** The workflows of prototypes (I2 to I7, I11). */
export const prototypeHandlers = {
  createPrototypeWorkflow: (context, { params, body }) => createWorkflow(context, params.id, body),
  updatePrototypeWorkflow: (context, { body }) => updateWorkflow(context, body),
  deletePrototypeWorkflow: (context, { params, query }) =>
    deleteWorkflow(context, params.id, query.timestampBase64),
} satisfies HandlerPart;
