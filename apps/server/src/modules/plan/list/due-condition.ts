import { planDueFilter } from '@crt/domain/plan-list';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { planDueDays } from '../plan-due-days.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

/** No day is longer, not even where clocks go back by two hours. */
const longestDay = 26 * 3_600_000;

/**
 * Plans with an open milestone that is late, or due today: the rule of the domain (`isLate`, `isDueToday`) for all plans at
 * once. What is due today alone is told by the milestones around now, because what is late may have another one today.
 */
export function dueCondition(chosen: readonly number[], now: Date): SQL | undefined {
  const isLate = chosen.includes(planDueFilter.late);
  const isToday = chosen.includes(planDueFilter.today);
  if (!isLate && !isToday) return sql`false`;
  const { planId, dueFrom, lateFrom } = planDueDays;
  const from = isToday ? dueFrom : lateFrom;
  const isReached = sql`${plans.id} in (select ${planId} from ${planDueDays} where ${from} <= ${instant(now)})`;
  return isLate ? isReached : and(isReached, hasMilestoneOn(now));
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Plans with an open milestone on the day of an instant, in the zone of that milestone. */
function hasMilestoneOn(now: Date): SQL {
  const { plannedAt, actualAt, planId, timeZone } = planMilestones;
  const near = (distance: number) => instant(new Date(now.getTime() + distance));
  const day = (at: SQL | PgColumn) => sql`(${at} at time zone ${timeZone})::date`;
  return sql`${plans.id} in (select ${planId} from ${planMilestones}
    where ${actualAt} is null and ${plannedAt} between ${near(-longestDay)} and ${near(longestDay)}
      and ${day(plannedAt)} = ${day(instant(now))})`;
}
