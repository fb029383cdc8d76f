import type { HandlerPart } from '../../../contract/handlers.ts';
import { commentsOfCycles } from './cycle-comments.ts';

/** Comments of a cycle (H19). */
export const cycleCommentHandlers = {
  addManufacturingComment: (context, { body }) =>
    commentsOfCycles.add(context, body.manufacturingCycleId, body.text),
  editManufacturingComment: (context, { body }) =>
    commentsOfCycles.edit(context, body.manufacturingCycleId, body.commentId, body.text),
  deleteManufacturingComment: (context, { body }) =>
    commentsOfCycles.remove(context, body.manufacturingCycleId, body.commentId),
} satisfies HandlerPart;
