import { canHold, planStatus, planStatusName } from '@crt/domain/plan-status';
import { isDesignSessionOnly, requestTypeName } from '@crt/domain/request-type';
import { asc } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { factsOf } from './plan-facts.ts';
import { hasStarted } from '../edit/manufacturing-edits.ts';
import { findPlan, type LoadedPlan } from '../plan.repository.ts';
import { findMilestones } from '../schedule/plan-schedule.ts';
import { reschedulingVerdict } from '../schedule/reschedule-manufacturing.ts';
import { capacityOfStart } from '../schedule/site-capacity.ts';

/** Reads a plan for a panel. @throws not-found */
export async function planOrNotFound({ tx }: RequestContext, id: number): Promise<LoadedPlan> {
  const loaded = await findPlan(tx, id);
  if (!loaded) throw notFound('Plan');
  return loaded;
}

/** The Plan Data panel: session, priority and what is known of the patient (F30 to F35). */
export async function planData(context: RequestContext, id: number): Promise<Output<'getPlanData'>> {
  const loaded = await planOrNotFound(context, id);
  const { plan, productType } = loaded;
  const facts = factsOf(loaded);
  const data = {
    category: requestTypeName[plan.type],
    id,
    priority: plan.priority,
    designerId: plan.designerId,
    requestId: plan.requestId,
    hasSession: plan.designSessionDate !== null,
    designSessionDate: plan.designSessionDate?.toISOString() ?? null,
    designSessionRequired: plan.designSessionRequired,
    isProductTypePrioritizable: facts.isProductTypePrioritizable,
    isProductManufacturingAtRisk: facts.isProductManufacturingAtRisk,
    manufacturingAtRisk: plan.manufacturingAtRisk,
    trackFileUploaded: plan.trackFileUploaded,
    fileUploadedDate: plan.fileUploadedDate?.toISOString() ?? null,
    overflowDays: plan.overflowDays ?? 0,
    additionalEmails: plan.additionalEmails,
    surgeryDate: plan.plannedSurgeryDate,
    patientName: plan.patientName,
    showOverflowDays: productType.isCapacityScheduled,
    timestampBase64: encodeStamp(plan.stamp),
    canManageFulfilmentPlan: context.actor.permissions.has('CanManageFulfilmentPlan'),
  };
  return answerOf({ data }, data.timestampBase64);
}

/** The Manufacturing Information panel (F22 to F31). */
export async function manufacturingInformation(
  context: RequestContext,
  id: number,
): Promise<Output<'getManufacturingInformation'>> {
  const loaded = await planOrNotFound(context, id);
  const { plan, productType } = loaded;
  const locations = await context.tx
    .select()
    .from(manufacturingLocations)
    .orderBy(asc(manufacturingLocations.name));
  const canManage = context.actor.permissions.has('CanManageFulfilmentPlan');
  const data = {
    id,
    category: requestTypeName[plan.type],
    requiredManufacturingDataRevision: plan.requiredManufacturingDataRevision,
    manufacturingDataAvailable: plan.manufacturingDataAvailable,
    hasManufacturingStarted: await hasStarted(context, loaded),
    sides: plan.sides,
    requestStatusId: plan.status,
    statusDescription: planStatusName[plan.status],
    manufacturingProgress: plan.manufacturingProgress,
    manufacturingLocalizationId: plan.manufacturingLocationId,
    canSetOnHoldResume: canManage && (plan.status === planStatus.onHold || canHold(plan.status).isAllowed),
    canRescheduleManufacturingCycle: reschedulingVerdict(
      context,
      loaded,
      await findMilestones(context.tx, id),
    ).isAllowed,
    availableManufacturingLocations: locations.map(({ id: value, name, isActive }) => ({
      id: value,
      name,
      disabled: !isActive,
    })),
    treatmentSide: plan.treatmentSide as 1 | 2 | 3 | null,
    isProductTmj: productType.isTmj,
    customBlank: plan.customBlank,
    isInCBSScope: productType.isCapacityScheduled,
    manufacturingPosition: plan.manufacturingPosition,
    manufacturingCapacity: await capacityOfStart(context.tx, loaded),
    productTypeCode: productType.code,
    timestampBase64: encodeStamp(plan.stamp),
    canManageFulfilmentPlan: canManage,
  };
  return answerOf({ data }, data.timestampBase64);
}

/** Whether a plan is shipped at all (F3). */
export async function showShipment(
  context: RequestContext,
  id: number,
): Promise<Output<'getShowShipmentInformation'>> {
  const { plan } = await planOrNotFound(context, id);
  return answerOf({ data: !isDesignSessionOnly(plan.type) });
}

/** The Shipment Information panel (F36, F37). */
export async function shipment(
  context: RequestContext,
  id: number,
): Promise<Output<'getShipmentInformation'>> {
  const { plan } = await planOrNotFound(context, id);
  const { trackingNumber, trackingUrl } = plan;
  return answerOf({ data: { id, trackingNumber, trackingUrl } }, encodeStamp(plan.stamp));
}
