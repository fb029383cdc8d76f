import type { HandlerPart } from '../../../contract/handlers.ts';
import { addComment, deleteComment, editComment, listComments } from './plan-comments.ts';

/** Comments of a plan (F47 to F49). */
export const planCommentHandlers = {
  listPlanComments: (context, { params }) => listComments(context, params.id),
  addPlanComment: (context, { body }) => addComment(context, body.fulfilmentPlanId, body.commentText),
  editPlanComment: (context, { body }) =>
    editComment(context, body.fulfilmentPlanId, body.commentId, body.commentText),
  deletePlanComment: (context, { params }) => deleteComment(context, params.id),
} satisfies HandlerPart;
