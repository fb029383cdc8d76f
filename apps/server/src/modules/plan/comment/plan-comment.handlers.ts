import type { HandlerPart } from '../../../contract/handlers.ts';
import { commentsOfPlans, listComments } from './plan-comments.ts';

/** Comments of a plan (F47 to F49). */
export const planCommentHandlers = {
  listPlanComments: (context, { params }) => listComments(context, params.id),
  addPlanComment: (context, { body }) =>
    commentsOfPlans.add(context, body.fulfilmentPlanId, body.commentText),
  editPlanComment: (context, { body }) =>
    commentsOfPlans.edit(context, body.fulfilmentPlanId, body.commentId, body.commentText),
  deletePlanComment: async (context, { params }) =>
    commentsOfPlans.remove(context, await commentsOfPlans.ownerOf(context, params.id), params.id),
} satisfies HandlerPart;
