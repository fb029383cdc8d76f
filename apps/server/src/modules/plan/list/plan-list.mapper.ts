import { designStatusName } from '@crt/domain/design-status';
import { milestoneName, milestoneOrder } from '@crt/domain/milestone-type';
import { planStatus, planStatusName } from '@crt/domain/plan-status';
import { shownQuantity } from '@crt/domain/quantity';
import { requestType } from '@crt/domain/request-type';
import type { Output } from '../../../contract/handlers.ts';
import { isoText } from '../../../platform/iso-text.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import type { PlanListRecord } from './plan-list-rows.ts';

/** One row of the plan list on the wire (E26). */
export type PlanListRow = Output<'listPlans'>['data'][number];

/** Request id and revision as the list shows them. */
export function requestIdWithRevision(requestId: string, designRevision: number): string {
  return `${requestId} R${designRevision}`;
}

/** The plan as the list shows it. */
export function toPlanListRow(plan: PlanListRecord): PlanListRow {
  return {
    id: plan.id,
    requestId: plan.requestId,
    requestIdWithRevision: requestIdWithRevision(plan.requestId, plan.designRevision),
    underlyingRequestId: plan.underlyingRequestId,
    underlyingFulfilmentPlanUrl:
      plan.underlyingPlanId === null ? null : `/FulfilmentPlan/Details/${plan.underlyingPlanId}`,
    requestTypeId: plan.type,
    productType: plan.productType,
    productNumber: plan.productNumber,
    priority: plan.priority,
    designStatus: designStatusName[plan.designStatus],
    processingStatus: plan.status,
    processingStatusDescription: planStatusName[plan.status],
    isOnHold: plan.status === planStatus.onHold,
    manufacturingProgress: plan.manufacturingProgress,
    isManufacturingProgressVisible: isProgressVisible(plan),
    linksCount: plan.linksCount,
    quantity: shownQuantity(plan.type, plan.productTypeCode, plan.quantity),
    distributionCenter: plan.distributionCenter,
    manufacturingLocation: plan.manufacturingLocation,
    orderNumber: plan.orderNumber,
    createdDate: isoText(plan.createdAt),
    plannedSurgeryDate: plan.plannedSurgeryDate,
    milestones: toMilestones(plan.milestones),
    timestampBase64: encodeStamp(plan.stamp),
  };
}

/** Progress is shown once manufacturing has begun, and never for a plan that ends with the design. */
function isProgressVisible(plan: PlanListRecord): boolean {
  const status = plan.heldFrom ?? plan.status;
  return (
    plan.type !== requestType.designOnly &&
    status >= planStatus.manufacturing &&
    status !== planStatus.terminated
  );
}

const placeOf = new Map(milestoneOrder.map((type, place) => [type, place]));
const isoOf = (milliseconds: number | null) => (milliseconds === null ? null : isoText(milliseconds));

function toMilestones(milestones: PlanListRecord['milestones']): PlanListRow['milestones'] {
  return (milestones ?? [])
    .toSorted(([one], [other]) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0))
    .map(([type, planned, actual, timezone]) => ({
      milestoneId: type,
      name: milestoneName[type],
      plannedDate: isoOf(planned),
      actualDate: isoOf(actual),
      timezone,
    }));
}
