import { withoutDueDates } from '@crt/domain/overdue';
import { planDueFilter } from '@crt/domain/plan-list';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

/** No day is longer, not even where clocks go back by two hours. */
const longestDay = 26 * 3_600_000;

/**
 * Plans with an open milestone that is late, or due today: the rule of the domain (`isLate`, `isDueToday`) for all plans at
 * once. Days of its zone are compared for each milestone of the longest day around now, which takes the time, so late and
 * today are one comparison; the index over open milestones is read to the end of that day.
 */
export function dueCondition(chosen: readonly number[], now: Date): SQL {
  const { plannedAt, actualAt, planId, timeZone } = planMilestones;
  const isLate = chosen.includes(planDueFilter.late);
  const isToday = chosen.includes(planDueFilter.today);
  if (!isLate && !isToday) return sql`false`;
  const instant = (distance: number) => sql`${new Date(now.getTime() + distance).toISOString()}::timestamptz`;
  const day = (at: SQL | PgColumn) => sql`(${at} at time zone ${timeZone})::date`;
  const isBefore = sql`${plannedAt} < ${instant(-longestDay)}`;
  const compared = sql.raw(isLate ? (isToday ? '<=' : '<') : '=');
  const isOnDay = sql`${day(plannedAt)} ${compared} ${day(instant(0))}`;
  const isDue = isLate ? sql`(${isBefore} or ${isOnDay})` : sql`not ${isBefore} and ${isOnDay}`;
  const isWaitedFor = sql`${plans.status} <> all (${sql.param(`{${withoutDueDates.join(',')}}`)}::int[])`;
  return sql`${isWaitedFor} and ${plans.id} in (select ${planId} from ${planMilestones}
    where ${actualAt} is null and ${plannedAt} < ${instant(longestDay)} and ${isDue})`;
}
