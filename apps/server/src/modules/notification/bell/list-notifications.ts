import { openedBy, opensPlans, sessionKinds, visibleKinds } from '@crt/domain/notification-reader';
import { and, asc, desc, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { isOpenFor, notifications } from '../notification.tables.ts';
import { notifiedActions } from './notified-actions.ts';

/** As many as the contract lets be listed, in all and of one entry, and counted. */
const mostListed = 1_000;
const mostOfEntry = 50;
const mostCounted = 100_000;

type Entry = Output<'listNotifications'>['content'][number];
type Member = Entry['others'][number];

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

/** The entry of the bell to which a notification belongs: that of its action, or its own. */
const entryKey = sql<string>`coalesce(${notifications.batchId}, ${notifications.id}::text)`;

/** What the caller sees, with its place in its entry, and what is to be known of the entry: its size, plans and newest one. */
function toldWithEntries(context: RequestContext) {
  const { id, planId, isAboutCycle, madeAt, message } = notifications;
  const ofEntry = sql`partition by ${entryKey}`;
  const newestFirst = sql`order by ${madeAt} desc, ${id} desc`;
  return context.tx
    .select({
      id,
      planId,
      isAboutCycle,
      madeAt,
      message,
      entry: entryKey.as('entry'),
      place: sql<number>`row_number() over (${ofEntry} ${newestFirst})`.mapWith(Number).as('place'),
      count: sql<number>`count(*) over (${ofEntry})`.mapWith(Number).as('entry_count'),
      // Databases count no different ones in a window: the rank from both ends tells how many there are.
      planCount: sql<number>`dense_rank() over (${ofEntry} order by ${planId})
        + dense_rank() over (${ofEntry} order by ${planId} desc) - 1`
        .mapWith(Number)
        .as('plan_count'),
      newestAt: sql<string>`max(${madeAt}) over (${ofEntry})`.as('newest_at'),
      newestId: sql<number>`first_value(${id}) over (${ofEntry} ${newestFirst})`.as('newest_id'),
    })
    .from(notifications)
    .where(seenBy(context))
    .as('told');
}

/** What the caller sees, of each entry the newest, the newest entry first. */
function findRows(context: RequestContext) {
  const told = toldWithEntries(context);
  const { id, planId, isAboutCycle, madeAt, message, entry, place, count, planCount } = told;
  const { requestId, hasCycle } = plans;
  return context.tx
    .select({ id, planId, isAboutCycle, madeAt, message, entry, count, planCount, requestId, hasCycle })
    .from(told)
    .innerJoin(plans, eq(plans.id, planId))
    .where(lte(place, mostOfEntry))
    .orderBy(desc(told.newestAt), desc(told.newestId), asc(place))
    .limit(mostListed);
}

type Row = Awaited<ReturnType<typeof findRows>>[number];

/** The notifications of the caller, newest first; what one action did is one entry, which says so (D16 to D18, D20, D22). */
export async function listNotifications(context: RequestContext): Promise<Output<'listNotifications'>> {
  const rows = await findRows(context);
  const actions = await actionsOf(context, rows);
  const member = (row: Row): Member => ({
    notyficationId: row.id,
    requestId: row.requestId,
    ...openedBy(row, context.actor.permissions),
    time: row.madeAt.toISOString(),
    notificationMessage: row.message,
  });
  const entries = [...Map.groupBy(rows, (row) => row.entry).values()];
  const content = entries.flatMap(([newest, ...others]): Entry[] => {
    if (!newest) return [];
    const { count, planCount, entry } = newest;
    const action = actions.get(entry) ?? null;
    return [{ ...member(newest), count, planCount, others: others.map(member), action }];
  });
  return answerOf({ content });
}

/** What the actions behind entries of several notifications did, by entry: such an entry has the name of its batch. */
async function actionsOf({ tx }: RequestContext, rows: readonly Row[]) {
  const gathered = new Map(rows.filter(({ count }) => count > 1).map((row) => [row.entry, row.planId]));
  return notifiedActions(
    tx,
    [...gathered].map(([batchId, planId]) => ({ batchId, planId })),
  );
}

/** How many entries they are, for the badge of the bell (D23). */
export async function countNotifications(context: RequestContext): Promise<Output<'countNotifications'>> {
  const [row] = await context.tx
    .select({ count: sql<number>`count(distinct ${entryKey})`.mapWith(Number) })
    .from(notifications)
    .where(seenBy(context));
  return answerOf({ count: Math.min(row?.count ?? 0, mostCounted) });
}
