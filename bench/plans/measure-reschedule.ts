import { asc, desc, gt, inArray, lte } from 'drizzle-orm';
import { calendars, holidays } from '../../apps/server/src/modules/calendar/calendar.tables.ts';
import { changes } from '../../apps/server/src/modules/history/change.tables.ts';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import { reschedulings } from '../../apps/server/src/modules/rescheduling/rescheduling.tables.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';
import { verdict, type Row } from '../shared/print-table.ts';

const mostPlans = 5_000;
const goalMs = 5_000;

/** Leaves so many open plans; the others are done. */
async function keepOpen({ storage: { db } }: MeasuredServer): Promise<number> {
  const open = await db
    .select({ id: plans.id })
    .from(plans)
    .where(lte(plans.status, 6))
    .orderBy(asc(plans.id));
  const surplus = open.slice(mostPlans).map(({ id }) => id);
  for (let from = 0; from < surplus.length; from += 5_000)
    await db
      .update(plans)
      .set({ status: 10 })
      .where(inArray(plans.id, surplus.slice(from, from + 5_000)));
  return open.length - surplus.length;
}

/** A week without work everywhere, or the same week given back, and somebody who asks to plan anew. */
async function turnHolidays({ storage: { db } }: MeasuredServer): Promise<void> {
  const name = 'Works closed';
  const given = await db
    .delete(holidays)
    .where(inArray(holidays.name, [name]))
    .returning();
  if (given.length === 0) {
    const days = Array.from({ length: 7 }, (_, place) => new Date(Date.now() + (place + 3) * 86_400_000));
    const rows = (await db.select({ id: calendars.id }).from(calendars)).flatMap(({ id }) =>
      days.map((day) => ({ calendarId: id, date: day.toISOString().slice(0, 10), name })),
    );
    await db.insert(holidays).values(rows).onConflictDoNothing();
  }
  const nobody = { requestedBy: '', requestedSymbol: '' };
  await db.insert(reschedulings).values({ reasons: [name], ...nobody, requestedAt: new Date() });
}

/** Plans all open plans anew after a holiday, while a reader asks for the list again and again. */
export async function measureReschedule(server: MeasuredServer): Promise<Row> {
  const { db } = server.storage;
  const count = await keepOpen(server);
  await turnHolidays(server);
  const [last] = await db.select({ id: changes.id }).from(changes).orderBy(desc(changes.id)).limit(1);
  const body = { filters: {}, limit: 10, page: 1, timezone: 'UTC' };
  const reads: number[] = [];
  let isDone = false;
  const reading = (async () => {
    while (!isDone) {
      const from = performance.now();
      await server.call('POST', '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems', body);
      reads.push(performance.now() - from);
    }
  })();
  const from = performance.now();
  await server.reschedule();
  const took = performance.now() - from;
  isDone = true;
  await reading;
  const rows = await db.$count(changes, gt(changes.id, last?.id ?? 0));
  const isMet = took <= goalMs;
  return [
    `rescheduling ${count} open plans after a holiday, ${rows} rows of history`,
    `${(took / 1000).toFixed(2)} s`,
    `${reads.length} reads, the slowest ${Math.max(...reads).toFixed(0)} ms`,
    verdict(isMet, '≤ 5 s'),
    isMet ? '' : 'the history is written into its twelve indexes, beside the reader',
  ];
}
