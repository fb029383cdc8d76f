import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { done, type Answer } from '../../write-road/answer.ts';
import { globalNotices, noticeAcknowledgements } from '../notification.tables.ts';

/** Records that the caller has ticked 'I acknowledge': the notice is not shown to him again (D21). @throws not-found */
export async function acknowledgeNotice(context: RequestContext, noticeId: number): Promise<Answer> {
  const { tx, actor, clock } = context;
  const isThere = (await tx.$count(globalNotices, eq(globalNotices.id, noticeId))) > 0;
  if (!isThere) throw notFound('Global notification');
  await tx
    .insert(noticeAcknowledgements)
    .values({ noticeId, userId: actor.userId, acknowledgedAt: clock.now() })
    .onConflictDoNothing();
  for (const entity of ['global-notification', 'manufacturing-cycle-list'])
    context.publish({ entity, entityId: null, audience: actor.userId });
  return done('');
}
