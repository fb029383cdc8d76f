import type { HandlerPart } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { answerOf } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { workflowOptions } from '../workflow/workflow.options.ts';
import { findDefinition, findDefinitions, findProcedures } from './cycle-definition.repository.ts';
import { saveDefinition } from './save-definition.ts';

/** Manufacturing cycle definitions (U10 to U12). */
export const cycleDefinitionHandlers = {
  listCycleDefinitions: async ({ tx }) => answerOf({ records: await findDefinitions(tx) }),
  getCycleDefinition: async ({ tx }, { params }) => {
    const found = await findDefinition(tx, params.id);
    if (!found) throw notFound('Manufacturing cycle definition');
    const { id, name, stamp } = found;
    const procedures = await findProcedures(tx, id);
    return answerOf({
      data: { id, name, timestampBase64: encodeStamp(stamp), workProcedures: procedures },
    });
  },
  listWorkflowsForDefinitions: async ({ tx }) => answerOf({ data: await workflowOptions(tx) }),
  saveCycleDefinition: (context, { body, query }) => saveDefinition(context, body, query.timestampBase64),
} satisfies HandlerPart;
