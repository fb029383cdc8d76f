import { openedBy, opensPlans, sessionKinds, visibleKinds } from '@crt/domain/notification-reader';
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { isOpenFor, notifications } from '../notification.tables.ts';

/** As many as the contract lets be listed, and counted. */
const mostListed = 1_000;
const mostCounted = 100_000;

/** What the caller sees of his notifications: those of a right that he has lost are hidden, and plans that he could not open (§3.11, D18). */
export function seenBy({ actor, clock }: RequestContext): SQL | undefined {
  const kinds = visibleKinds(actor.permissions);
  const isInManufacturing = sql`exists (select 1 from ${plans}
    where ${and(eq(plans.id, notifications.planId), eq(plans.hasCycle, true))})`;
  const isOfSession = inArray(notifications.kind, [...sessionKinds]);
  return and(
    isOpenFor(actor.userId, clock.now()),
    inArray(notifications.kind, [...kinds]),
    opensPlans(actor.permissions) ? undefined : or(isOfSession, isInManufacturing),
  );
}

/** The notifications of the caller, newest first (D16 to D18, D20, D22). */
export async function listNotifications(context: RequestContext): Promise<Output<'listNotifications'>> {
  const { tx, actor } = context;
  const listed = tx
    .select()
    .from(notifications)
    .where(seenBy(context))
    .orderBy(desc(notifications.madeAt), desc(notifications.id))
    .limit(mostListed)
    .as('listed');
  const { id, planId, isAboutCycle, madeAt, message } = listed;
  const { requestId, hasCycle } = plans;
  const rows = await tx
    .select({ id, planId, isAboutCycle, madeAt, message, requestId, hasCycle })
    .from(listed)
    .innerJoin(plans, eq(plans.id, planId))
    .orderBy(desc(madeAt), desc(id));
  const content = rows.map((row) => ({
    notyficationId: row.id,
    requestId: row.requestId,
    ...openedBy(row, actor.permissions),
    time: row.madeAt.toISOString(),
    notificationMessage: row.message,
  }));
  return answerOf({ content });
}

/** How many they are, for the badge of the bell (D23). */
export async function countNotifications(context: RequestContext): Promise<Output<'countNotifications'>> {
  const count = await context.tx.$count(notifications, seenBy(context));
  return answerOf({ count: Math.min(count, mostCounted) });
}
