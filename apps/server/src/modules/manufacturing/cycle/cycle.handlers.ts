import type { HandlerPart } from '../../../contract/handlers.ts';
import { editCycleDataRevision, editCycleOrderNumber } from './cycle-edits.ts';
import { cycleDetails, cycleStamp } from './cycle-details.ts';

/** Reads of manufacturing cycles, and the edits of what they share with their plan (H, I). */
export const cycleHandlers = {
  getManufacturingCycleDetails: (context, { params, query }) =>
    cycleDetails(context, params.id, { ...query, isPrototype: false }),
  getPrototypeCycleDetails: (context, { params, query }) =>
    cycleDetails(context, params.id, { ...query, isPrototype: true }),
  editManufacturingOrderNumber: (context, { body }) => editCycleOrderNumber(context, body),
  editManufacturingDataRevision: (context, { body }) => editCycleDataRevision(context, body),
  getManufacturingCycleStamp: (context, { params }) => cycleStamp(context, params.id),
} satisfies HandlerPart;
