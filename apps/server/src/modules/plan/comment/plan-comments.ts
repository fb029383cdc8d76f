import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { commentsOf, mayComment } from '../../comment/comments.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planComments } from '../plan-link.tables.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planOrNotFound } from '../details/plan-panels.ts';

/** What people write about plans (F47 to F49). */
export const commentsOfPlans = commentsOf({
  aggregate: planAggregate,
  table: planComments,
  tag: 'plan-comment',
  patchOf: (lastComment) => ({ lastComment }),
});

/** The comments of a plan, newest first, and whether the caller may write any (F47, F48). */
export async function listComments(
  context: RequestContext,
  planId: number,
): Promise<Output<'listPlanComments'>> {
  await planOrNotFound(context, planId);
  const comments = await commentsOfPlans.find(context, planId);
  return answerOf({ comments, canManageComments: mayComment(context.actor) });
}
