import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changes } from '../../history/change.tables.ts';
import { makeNotices } from '../notices/make-notices.ts';
import { fireAlertsOf } from './fire-alerts.ts';
import { failedMeetings } from './failed-meetings.ts';
import { isSettled, movePosition, takePosition, type HistoryEnd } from './history-end.ts';
import { lapsedReservations } from './lapsed-reservations.ts';
import { storeNotifications } from './store-notifications.ts';
import { whatIsTold, type HistoryRow } from './what-is-told.ts';

/** So many changes are followed in one transaction: an import of thousands keeps nobody waiting. */
const atOnce = 1_000;

/** How a round ended: nothing is left, there is more, or somebody who may yet commit an earlier change is not ready. */
export type Followed = 'all' | 'more' | 'too-early';

const followedKinds = ['plan', 'manufacturing-cycle', 'design-session'];

/**
 * Makes the notifications and notices of the next changes up to an end, in a transaction of its own: whoever wrote them
 * does not wait for it (§3.11). The position goes along with what was made, so that nothing is made twice or left out,
 * whichever process does it.
 */
export async function followHistory(context: RequestContext, until: HistoryEnd): Promise<Followed> {
  const position = await takePosition(context);
  if (position === undefined || position >= until.end) return 'all';
  if (!(await isSettled(context, until))) return 'too-early';
  const { tx } = context;
  const rows = await tx
    .select()
    .from(changes)
    .where(
      and(gt(changes.id, position), lte(changes.id, until.end), inArray(changes.aggregate, followedKinds)),
    )
    .orderBy(asc(changes.id))
    .limit(atOnce);
  await makeOf(context, rows);
  const isFull = rows.length === atOnce;
  await movePosition(context, isFull ? (rows.at(-1)?.id ?? until.end) : until.end);
  return isFull ? 'more' : 'all';
}

async function makeOf(context: RequestContext, rows: readonly HistoryRow[]): Promise<void> {
  const { told, notices } = await whatIsTold(context.tx, rows);
  const ofSessions = [
    ...(await lapsedReservations(context.tx, rows)),
    ...(await failedMeetings(context.tx, rows)),
  ];
  await storeNotifications(context, [...told, ...ofSessions]);
  await makeNotices(context, notices);
  await fireAlertsOf(context, [...new Set(rows.filter(movesAlerts).map(({ aggregateId }) => aggregateId))]);
}

/** What decides when alerts of a plan are due, or whether they are: its dates, status and place, and a job begun anew. */
const movesAlerts = ({ aggregate, field }: HistoryRow) =>
  aggregate === 'plan'
    ? /^milestone:\d+:(?:planned|actual)$|^requestStatusId$|^manufacturingLocalizationId$|^productNumber$/.test(
        field,
      )
    : aggregate === 'manufacturing-cycle' && field.startsWith('job:');
