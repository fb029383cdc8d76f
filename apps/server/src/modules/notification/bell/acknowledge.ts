import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { done, type Answer } from '../../write-road/answer.ts';
import { isUnread, notifications } from '../notification.tables.ts';
import { seenBy } from './list-notifications.ts';
import { tellPerson } from './tell-person.ts';

/**
 * Acknowledges one of the caller's notifications, and what the same action did; once more is no mistake (D19).
 * @throws not-found
 */
export async function acknowledgeOne(context: RequestContext, id: number): Promise<Answer> {
  const { tx, actor } = context;
  const isOwn = and(eq(notifications.id, id), eq(notifications.userId, actor.userId));
  if ((await tx.$count(notifications, isOwn)) === 0) throw notFound('Notification');
  await acknowledge(context, entriesOf(context, isOwn));
  return done('Notification acknowledged succesfully');
}

/**
 * Acknowledges those that the caller was shown, or all that he sees where none are named: what has come since stays
 * (D19, §3.11). Ids that are not his, or not there, say nothing.
 */
export async function acknowledgeAll(
  context: RequestContext,
  ids: readonly number[] | undefined,
): Promise<Answer> {
  const { userId, id } = notifications;
  const isListed = and(eq(userId, context.actor.userId), inArray(id, [...(ids ?? [])]));
  const meant = ids === undefined ? seenBy(context) : entriesOf(context, isListed);
  await acknowledge(context, meant);
  return done('Notifications acknowledged succesfully');
}

/** These, and what else the caller sees of their entries of the bell, however many are listed. */
function entriesOf(context: RequestContext, which: SQL | undefined): SQL | undefined {
  const batchIds = context.tx.select({ batchId: notifications.batchId }).from(notifications).where(which);
  return or(which, and(seenBy(context), inArray(notifications.batchId, batchIds)));
}

async function acknowledge(context: RequestContext, which: SQL | undefined): Promise<void> {
  const { tx, clock, actor } = context;
  const acknowledged = await tx
    .update(notifications)
    .set({ acknowledgedAt: clock.now() })
    .where(and(which, isUnread))
    .returning({ id: notifications.id });
  if (acknowledged.length > 0) tellPerson(context, actor.userId);
}
