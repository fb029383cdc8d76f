import { and, desc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { isOneOfTexts, isSameText } from '../../../platform/db/same-text.ts';
import { plans } from '../../plan/plan.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { globalNotices, isUnreadBy } from '../notification.tables.ts';

/** As many as the contract lets be listed. */
const mostListed = 500;

/** The notices about some requests that the caller has not acknowledged, newest first, in one call for a page (G24, D21). */
export async function listNotices(
  { tx, actor }: RequestContext,
  requestIds: readonly string[],
): Promise<Output<'listGlobalNotificationsOfRequests'>> {
  const rows = await tx
    .select({ notice: globalNotices, requestId: plans.requestId })
    .from(globalNotices)
    .innerJoin(plans, eq(plans.id, globalNotices.planId))
    .where(and(isOneOfTexts(plans.requestId, requestIds), isUnreadBy(actor.userId)))
    .orderBy(desc(globalNotices.madeAt), desc(globalNotices.id))
    .limit(mostListed);
  const notificationsList = rows.map(({ notice: { id, title, message, level }, requestId }) => ({
    id,
    title,
    message,
    messageType: level,
    requestId,
  }));
  return answerOf({ notificationsList });
}

/** The same of one request, on entry of its manufacturing (H4). @throws not-found */
export async function listNoticesOf(
  context: RequestContext,
  requestId: string,
): Promise<Output<'listGlobalNotificationsOfRequest'>> {
  const isThere = (await context.tx.$count(plans, isSameText(plans.requestId, requestId))) > 0;
  if (!isThere) throw notFound('Request');
  return listNotices(context, [requestId]);
}
