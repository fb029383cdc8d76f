import { isTimedByCentre } from '@crt/domain/lead-time';
import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import { timedMilestones } from '@crt/domain/passed-milestones';
import { requestTypeName } from '@crt/domain/request-type';
import { asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { findGroups } from './lead-time-groups.ts';
import { milestoneLeadTimes as rows } from './lead-time.tables.ts';

/** The lead times of a group in the order of planning, then by category (T18, T30). */
export async function listLeadTimesOfGroup(
  { tx }: RequestContext,
  groupId: number,
): Promise<Output<'listLeadTimesOfGroup'>> {
  const leadTimeGroup = (await findGroups(tx)).find(({ id }) => id === groupId);
  if (!leadTimeGroup) throw notFound('Lead time group');
  const found = await tx
    .select({
      row: rows,
      productType: productTypes.name,
      manufacturingLocation: manufacturingLocations.name,
      distributionCenter: distributionCenters.requestDistributionCentre,
    })
    .from(rows)
    .leftJoin(productTypes, eq(productTypes.id, rows.productTypeId))
    .leftJoin(manufacturingLocations, eq(manufacturingLocations.id, rows.manufacturingLocationId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, rows.distributionCenterId))
    .where(eq(rows.groupId, groupId))
    .orderBy(asc(rows.requestTypeId), asc(rows.id));
  const leadTimes = found
    .map(({ row, ...names }) => ({
      ...names,
      id: row.id,
      leadTimeName: milestoneName[row.milestone],
      requestType: requestTypeName[row.requestTypeId],
      hours: row.days,
      orderItemId: row.milestone,
      requestTypeId: row.requestTypeId,
      isDefault: row.isDefault,
    }))
    .toSorted(
      (one, other) => milestoneOrder.indexOf(one.orderItemId) - milestoneOrder.indexOf(other.orderItemId),
    );
  return answerOf({ leadTimes, leadTimeGroup });
}

/** Every field of a lead time, for its dialog (T19). Its strategy is told by its number. */
export async function getLeadTime(
  { tx }: RequestContext,
  id: number,
): Promise<Output<'getMilestoneLeadTime'>> {
  const [row] = await tx.select().from(rows).where(eq(rows.id, id));
  if (!row || row.groupId === null) throw notFound('Lead time');
  const { milestone, groupId, days, schedulingStrategy, stamp, ...rest } = row;
  return answerOf({
    data: {
      ...rest,
      orderItemId: milestone,
      leadTimeGroupId: groupId,
      hours: days,
      schedulingStrategyId: schedulingStrategy === null ? null : Number(schedulingStrategy),
      timestampBase64: encodeStamp(stamp),
    },
  });
}

/** The milestones that plans of a category pass, in the order of planning (T19). */
export function leadTimeMilestones({
  requestTypeId,
}: Input<'listLeadTimeMilestones'>['query']): Output<'listLeadTimeMilestones'> {
  const data = timedMilestones(requestTypeId).map((type) => ({
    orderItemId: type,
    milestones: milestoneName[type],
    isOutOfManufacturing: isTimedByCentre(type),
  }));
  return answerOf({ data });
}
