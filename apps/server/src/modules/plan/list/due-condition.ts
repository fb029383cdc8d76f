import { withoutDueDates } from '@crt/domain/overdue';
import { planDueFilter } from '@crt/domain/plan-list';
import { sql, type SQL } from 'drizzle-orm';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

/** No clock is further from UTC than this. */
const furthestZone = 14 * 3_600_000;

const clock = (instant: SQL) => sql`(${instant} at time zone ${planMilestones.timeZone})::date`;

/**
 * Plans with an open milestone that is late, or due today: the rule of the domain (`isLate`, `isDueToday`) for all plans at
 * once. The end of the span beside it is how far the index over open milestones is read.
 */
export function dueCondition(chosen: readonly number[], now: Date): SQL {
  const { plannedAt, actualAt, planId } = planMilestones;
  const at = sql`${now.toISOString()}::timestamptz`;
  const [from, to] = [-2 * furthestZone, 2 * furthestZone].map(
    (reach) => sql`${new Date(now.getTime() + reach).toISOString()}::timestamptz`,
  );
  const isDue = [
    ...(chosen.includes(planDueFilter.late)
      ? [
          // What is so long past is late in every zone: clocks are read of the others only.
          sql`(${plannedAt} < ${from} or (${plannedAt} < ${at} and ${clock(sql`${plannedAt}`)} < ${clock(at)}))`,
        ]
      : []),
    ...(chosen.includes(planDueFilter.today)
      ? [sql`(${plannedAt} between ${from} and ${to} and ${clock(sql`${plannedAt}`)} = ${clock(at)})`]
      : []),
  ];
  if (isDue.length === 0) return sql`false`;
  const isWaitedFor = sql`${plans.status} <> all (${sql.param(`{${withoutDueDates.join(',')}}`)}::int[])`;
  return sql`${isWaitedFor} and ${plans.id} in (select ${planId} from ${planMilestones}
    where ${actualAt} is null and ${plannedAt} < ${to} and (${sql.join(isDue, sql` or `)}))`;
}
