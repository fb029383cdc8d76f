import { planStatusName } from '@crt/domain/plan-status';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { isOver } from '../../session/booking/session-wish.ts';
import type { NewNotification } from './store-notifications.ts';
import type { HistoryRow } from './what-is-told.ts';

/** A pre-reservation that ended without anybody's ending it: what its history tells of it last. */
interface Lapse {
  readonly planId: number;
  readonly people: readonly string[];
  readonly start: string;
  readonly row: HistoryRow;
}

/**
 * A pre-reservation that lapsed, because its scan was not there a day before or its request is over, notifies the designer
 * and whoever booked it, without any rule (domain rules §3.8).
 */
export async function lapsedReservations(
  tx: Database,
  rows: readonly HistoryRow[],
): Promise<readonly NewNotification[]> {
  const ofSessions = rows.filter(
    ({ aggregate, source }) => aggregate === 'design-session' && source === 'scheduler',
  );
  const lapses = [...Map.groupBy(ofSessions, ({ aggregateId }) => aggregateId).values()].flatMap(lapseIn);
  if (lapses.length === 0) return [];
  const planIds = lapses.map(({ planId }) => planId);
  const found = await tx
    .select({ id: plans.id, requestId: plans.requestId, status: plans.status })
    .from(plans)
    .where(inArray(plans.id, planIds));
  const requests = new Map(found.map((plan) => [plan.id, plan]));
  return lapses.flatMap(({ planId, people, start, row }) => {
    const plan = requests.get(planId);
    if (!plan) return [];
    const why = isOver(plan)
      ? `the request is ${planStatusName[plan.status].toLowerCase()}`
      : 'no scan was accepted a day before';
    const message = `${plan.requestId}: The pre-reservation of ${start} has lapsed, because ${why}.`;
    return people.map((userId): NewNotification => ({
      userId,
      planId,
      kind: 'pre-reservation',
      isAboutCycle: false,
      message,
      madeAt: row.changedAt,
      key: `lapse:${row.aggregateId}`,
      changeId: row.id,
      batchId: row.batchId,
    }));
  });
}

function lapseIn(rows: readonly HistoryRow[]): readonly Lapse[] {
  const removed = (field: string) => rows.find((row) => row.field === field && row.newValue === null);
  const [plan, start] = [removed('planId'), removed('startAt')];
  if (!plan || !start) return [];
  const people = [removed('designerId')?.oldValue, removed('organizerId')?.oldValue];
  const known = new Set(people.filter((id) => id !== null && id !== undefined));
  // Who ended the request knows it.
  known.delete(plan.userId);
  return [{ planId: Number(plan.oldValue), people: [...known], start: start.oldText ?? '', row: plan }];
}
