import type { GlobalNotice } from '@crt/domain/global-notice';
import { inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { globalNotices, noticeAcknowledgements } from '../notification.tables.ts';

/** A notice to be made, and who caused it: empty for scheduled work. */
export interface NewNotice extends GlobalNotice {
  readonly planId: number;
  readonly madeAt: Date;
  readonly actorId: string;
}

/**
 * Makes notices in the order in which they came about; of several about one topic of a plan the last one stays, and the
 * one that was there before goes. Whoever caused it has no need to be told.
 */
export async function makeNotices(context: RequestContext, wanted: readonly NewNotice[]): Promise<void> {
  if (wanted.length === 0) return;
  const { tx } = context;
  const topicOf = ({ planId, topic }: Pick<NewNotice, 'planId' | 'topic'>) => `${planId}/${topic}`;
  const last = new Map(wanted.map((notice) => [topicOf(notice), notice]));
  const planIds = [...new Set(wanted.map(({ planId }) => planId))];
  const present = await tx.select().from(globalNotices).where(inArray(globalNotices.planId, planIds));
  const replaced = present.filter((notice) => last.has(topicOf(notice))).map(({ id }) => id);
  if (replaced.length > 0) await tx.delete(globalNotices).where(inArray(globalNotices.id, replaced));
  const made = await tx
    .insert(globalNotices)
    .values([...last.values()].map(({ actorId: _caused, ...notice }) => notice))
    .returning({ id: globalNotices.id, planId: globalNotices.planId, topic: globalNotices.topic });
  const known = made.flatMap((notice) => {
    const { actorId: userId = '', madeAt } = last.get(topicOf(notice)) ?? {};
    return userId && madeAt ? [{ noticeId: notice.id, userId, acknowledgedAt: madeAt }] : [];
  });
  if (known.length > 0) await tx.insert(noticeAcknowledgements).values(known);
  for (const entity of ['global-notification', 'manufacturing-cycle-list'])
    context.publish({ entity, entityId: null });
}
