import { jobStepStatus } from '@crt/domain/job';
import { withoutDueDates } from '@crt/domain/overdue';
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { jobSteps } from '../../job-step/job-step.tables.ts';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../../manufacturing/job/job.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
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

const { threshold, userId, productTypeId, locationId, id, stepId } = notificationRules;
const { plannedEndAt, place, status, endedAt } = manufacturingJobSteps;

const key = sql<string>`concat_ws(':', 'alert', ${id}, ${manufacturingJobs.id}, ${place}, ${threshold},
  (extract(epoch from ${plannedEndAt}) * 1000)::bigint)`;
const alerted: Alerted = {
  kind: 'job-step-alert',
  plannedAt: plannedEndAt,
  unit: sql`interval '1 hour'`,
  key,
};

const isPlanMeant = and(
  eq(plans.productTypeId, productTypeId),
  eq(plans.manufacturingLocationId, locationId),
  eq(plans.hasCycle, true),
  notInArray(plans.status, [...withoutDueDates]),
);
const isJobOpen = and(eq(manufacturingJobs.cycleId, plans.id), isNotNull(manufacturingJobs.currentStepId));
const isMaterialMeant = and(
  eq(workOrders.id, manufacturingJobs.workOrderId),
  eq(workOrders.materialNumber, notificationRules.materialNumber),
);
const isStepOpen = and(
  eq(manufacturingJobSteps.jobId, manufacturingJobs.id),
  eq(manufacturingJobSteps.stepId, stepId),
  isNull(endedAt),
  inArray(status, [jobStepStatus.pending, jobStepStatus.inProgress]),
);

/** The steps of jobs around whose planned end somebody wants to be alerted, as milestones are: only open jobs are looked at. */
export async function stepsDue(tx: Database, now: Date, reach: Reach): Promise<readonly DueThing[]> {
  const rows = await tx
    .select({
      ...dueColumns,
      plannedAt: plannedEndAt,
      zone: manufacturingLocations.timeZone,
      subject: jobSteps.name,
      key: key.as('alert_key'),
    })
    .from(notificationRules)
    .innerJoin(users, and(eq(users.id, userId), eq(users.isActive, true)))
    .innerJoin(jobSteps, eq(jobSteps.id, stepId))
    .innerJoin(manufacturingLocations, eq(manufacturingLocations.id, locationId))
    .innerJoin(plans, isPlanMeant)
    .innerJoin(manufacturingJobs, isJobOpen)
    .innerJoin(workOrders, isMaterialMeant)
    .innerJoin(manufacturingJobSteps, isStepOpen)
    .where(isDue(alerted, now, reach))
    .orderBy(asc(byDue(alerted)))
    .limit(mostAtOnce);
  return asDueThings(alerted.kind, rows);
}
