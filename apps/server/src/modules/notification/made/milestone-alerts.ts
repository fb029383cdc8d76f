import { milestoneName } from '@crt/domain/milestone-type';
import { withoutDueDates } from '@crt/domain/overdue';
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { users } from '../../user/user.tables.ts';
import { notificationRules } from '../notification.tables.ts';
import {
  asDueThings,
  byDue,
  dueColumns,
  isDue,
  mostAtOnce,
  type Alerted,
  type DueThing,
  type Reach,
} from './due-things.ts';

const { milestone, threshold, userId, productTypeId, locationId, id } = notificationRules;
const { plannedAt, timeZone, actualAt } = planMilestones;

const key = sql<string>`concat_ws(':', 'alert', ${id}, ${plans.id}, ${milestone}, ${threshold},
  (extract(epoch from ${plannedAt}) * 1000)::bigint)`;
const alerted: Alerted = { kind: 'milestone-alert', plannedAt, unit: sql`interval '24 hours'`, key };

const isPlanMeant = and(
  eq(plans.productTypeId, productTypeId),
  eq(plans.manufacturingLocationId, locationId),
  notInArray(plans.status, [...withoutDueDates]),
);
const isMilestoneOpen = and(
  eq(planMilestones.planId, plans.id),
  eq(planMilestones.type, milestone),
  isNull(actualAt),
);

/**
 * The milestones around whose day somebody wants to be alerted, and that have not told so yet: the earliest first. The
 * database reckons to the hour, what is due is decided afterwards.
 */
export async function milestonesDue(tx: Database, now: Date, reach: Reach): Promise<readonly DueThing[]> {
  const rows = await tx
    .select({
      ...dueColumns,
      plannedAt,
      zone: timeZone,
      milestone: planMilestones.type,
      key: key.as('alert_key'),
    })
    .from(notificationRules)
    .innerJoin(users, and(eq(users.id, userId), eq(users.isActive, true)))
    .innerJoin(plans, isPlanMeant)
    .innerJoin(planMilestones, isMilestoneOpen)
    .where(isDue(alerted, now, reach))
    .orderBy(asc(byDue(alerted)))
    .limit(mostAtOnce);
  const named = rows.map(({ milestone: type, ...row }) => ({ ...row, subject: milestoneName[type] }));
  return asDueThings(alerted.kind, named);
}
