import {
  chooseLeadTime,
  isTimedByCentre,
  leadTimeReason,
  rankLeadTimes,
  type LeadTimeSubject,
} from '@crt/domain/lead-time';
import { milestoneName, milestoneOrder, milestoneType } from '@crt/domain/milestone-type';
import { timedMilestones } from '@crt/domain/passed-milestones';
import { planStatus } from '@crt/domain/plan-status';
import { requestTypeName } from '@crt/domain/request-type';
import { and, count, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { findGroups } from './lead-time-groups.ts';
import { defaultLeadTimeModifications, milestoneLeadTimes } from './lead-time.tables.ts';

type Groups = Awaited<ReturnType<typeof findGroups>>;

/** The group whose default product type this is, the newest of several, as scheduling has it (domain rules §3.2). */
function groupOf(groups: Groups, productTypeId: number): number | null {
  const own = groups.filter((group) => group.productTypeId === productTypeId).map(({ id }) => id);
  return own.length === 0 ? null : Math.max(...own);
}

/** For each milestone of such plans, which lead time counts and why (domain rules §3.2). */
export async function applyingLeadTimes(
  { tx }: RequestContext,
  query: Input<'listApplyingLeadTimes'>['query'],
): Promise<Output<'listApplyingLeadTimes'>> {
  const { productTypeId, requestTypeId } = query;
  const groups = await findGroups(tx);
  const rows = await tx
    .select()
    .from(milestoneLeadTimes)
    .where(eq(milestoneLeadTimes.requestTypeId, requestTypeId));
  const added = await tx
    .select()
    .from(defaultLeadTimeModifications)
    .where(eq(defaultLeadTimeModifications.productTypeId, productTypeId));
  const subject = { ...query, ...usual, groupId: groupOf(groups, productTypeId) };
  const data = timedMilestones(requestTypeId).map((type) => {
    const modification = added.find(({ milestone }) => milestone === type)?.additionalDays ?? 0;
    const ranked = rankLeadTimes(rows, type, subject);
    const [winner] = ranked;
    return {
      orderItemId: type,
      leadTimeName: milestoneName[type],
      days: chooseLeadTime(rows, type, subject, modification)?.days ?? null,
      modificationDays: modification,
      candidates: ranked.map((one) => ({
        id: one.row.id,
        leadTimeGroupId: one.row.groupId,
        leadTimeGroup: groups.find(({ id }) => id === one.row.groupId)?.name ?? null,
        hours: one.row.days,
        reason: leadTimeReason(one, winner ?? one),
      })),
    };
  });
  return answerOf({ data });
}

/** A plan as most are: without a strategy, a service level or risk of its own. */
const usual = { schedulingStrategy: null, isServiceLevelBound: false, isManufacturingAtRisk: false };

/** What open plans need and no lead time fits: such milestones have no date (domain rules §3.2). */
export async function missingLeadTimes({ tx }: RequestContext): Promise<Output<'listMissingLeadTimes'>> {
  const [groups, rows, needs] = [
    await findGroups(tx),
    await tx.select().from(milestoneLeadTimes),
    await findNeeds(tx),
  ];
  const missing = new Map<string, Output<'listMissingLeadTimes'>['data'][number]>();
  for (const need of needs) {
    const { milestone, productTypeId, requestTypeId } = need;
    if (need.isCapacityScheduled && milestone === milestoneType.manufacturingStarted) continue;
    const leadTimeGroupId = groupOf(groups, productTypeId);
    const subject: LeadTimeSubject = {
      ...usual,
      productTypeId,
      requestTypeId,
      manufacturingLocationId: need.locationId ?? 0,
      distributionCenterId: need.centerId ?? 0,
      schedulingStrategy: need.schedulingStrategy,
      groupId: leadTimeGroupId,
    };
    if (chooseLeadTime(rows, milestone, subject)) continue;
    const place = isTimedByCentre(milestone) ? need.center : need.location;
    const key = JSON.stringify([milestone, productTypeId, requestTypeId, place]);
    missing.set(key, {
      orderItemId: milestone,
      leadTimeName: milestoneName[milestone],
      productTypeId,
      productType: need.productType,
      requestTypeId,
      requestType: requestTypeName[requestTypeId],
      place,
      plans: need.plans + (missing.get(key)?.plans ?? 0),
      leadTimeGroupId,
    });
  }
  return answerOf({ data: [...missing.values()].toSorted(byTypeAndPlanning) });
}

const planning = new Map<number, number>(milestoneOrder.map((type, place) => [type, place]));

function byTypeAndPlanning(
  one: { productType: string; orderItemId: number },
  other: { productType: string; orderItemId: number },
): number {
  return (
    one.productType.localeCompare(other.productType) ||
    (planning.get(one.orderItemId) ?? 0) - (planning.get(other.orderItemId) ?? 0)
  );
}

/** The open milestones of open plans, counted by what a lead time goes by. */
async function findNeeds(tx: Database) {
  const isOpen = and(
    isNull(planMilestones.actualAt),
    ne(planMilestones.type, milestoneType.requestReceived),
    notInArray(plans.status, [planStatus.done, planStatus.terminated]),
  );
  const by = {
    milestone: planMilestones.type,
    requestTypeId: plans.type,
    productTypeId: plans.productTypeId,
    productType: productTypes.name,
    isCapacityScheduled: productTypes.isCapacityScheduled,
    locationId: plans.manufacturingLocationId,
    location: manufacturingLocations.name,
    centerId: plans.distributionCenterId,
    center: distributionCenters.requestDistributionCentre,
    schedulingStrategy: plans.schedulingStrategy,
  };
  return tx
    .select({ ...by, plans: count() })
    .from(planMilestones)
    .innerJoin(plans, eq(plans.id, planMilestones.planId))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(manufacturingLocations, eq(manufacturingLocations.id, plans.manufacturingLocationId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .where(isOpen)
    .groupBy(...Object.values(by));
}
