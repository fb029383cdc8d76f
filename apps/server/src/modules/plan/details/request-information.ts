import { manualStatusChoices, planStatusName } from '@crt/domain/plan-status';
import { isManuallyCreatable, requestType, requestTypeName } from '@crt/domain/request-type';
import { shownQuantity } from '@crt/domain/quantity';
import { asc } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { findPlan, findProductsOfType, type LoadedPlan } from '../plan.repository.ts';
import { cycleOfPlan } from './cycle-of-plan.ts';

/** The Request Information panel: what was ordered, what may be chosen, and the stamp for edits (F61). */
export async function requestInformation(
  { tx, actor }: RequestContext,
  id: number,
): Promise<Output<'getRequestInformation'>> {
  const loaded = await findPlan(tx, id);
  if (!loaded) throw notFound('Plan');
  const { plan, productType } = loaded;
  const offeredProducts = await findProductsOfType(tx, plan.productTypeId);
  const centers = await tx
    .select({ id: distributionCenters.id, name: distributionCenters.requestDistributionCentre })
    .from(distributionCenters)
    .orderBy(asc(distributionCenters.requestDistributionCentre));
  const data = {
    ...factsOfRequest(loaded),
    showPONumberField: productType.showPoNumberField,
    isProductTmj: productType.isTmj,
    ...cycleOf(loaded),
    canBeCreatedManually: isManuallyCreatable(plan.type),
    canManageFulfilmentPlan: actor.permissions.has('CanManageFulfilmentPlan'),
    canManageManufacturingCycles: actor.permissions.has('CanManageManufacturingCycles'),
    availableRequestStatuses: statusesOf(loaded),
    availableProducts: offeredProducts.map((product) => ({ id: product.id, productCode: product.number })),
    availableDistributionCenters: centers,
    availableRequestCategories: Object.values(requestType).map((type) => ({
      id: type,
      name: requestTypeName[type],
    })),
  };
  return answerOf({ data }, data.timestampBase64);
}

function factsOfRequest({ plan, productType, product }: LoadedPlan) {
  return {
    id: plan.id,
    requestId: plan.requestId,
    requestTypeId: plan.type,
    category: requestTypeName[plan.type],
    productTypeDescription: productType.name,
    requestUrl:
      plan.isManufacturingOnly && plan.customerPlanId !== null
        ? String(plan.customerPlanId)
        : plan.requestUrl,
    isManufacturingOnly: plan.isManufacturingOnly,
    orderNumber: plan.orderNumber,
    requestStatusId: plan.status,
    createdDate: plan.createdAt.toISOString(),
    productNumber: product?.number ?? null,
    designRevision: plan.designRevision,
    quantity: shownQuantity(plan.type, productType.code, plan.quantity),
    distributionCenterId: plan.distributionCenterId,
    poNumber: plan.poNumber,
    poNumberDate: plan.poNumberDate,
    raApproval: plan.raApproval,
    hasMetalAllergy: plan.hasMetalAllergy,
    plannedSurgeryDate: plan.plannedSurgeryDate,
    loanerSet: plan.loanerSet,
    isUSLocation: plan.isUsLocation,
    timestampBase64: encodeStamp(plan.stamp),
  };
}

/** The cycle by the name that its kind has on the wire. */
function cycleOf({ plan }: LoadedPlan) {
  const cycleId = cycleOfPlan(plan);
  const isPrototype = plan.type === requestType.prototype;
  return {
    manufacturingCycleId: isPrototype ? null : cycleId,
    prototypeManufacturingCycleId: isPrototype ? cycleId : null,
  };
}

/** The present status, so that it can be shown, and those that may follow by hand (F64). */
function statusesOf({ plan }: LoadedPlan) {
  return [plan.status, ...manualStatusChoices(plan.status)]
    .toSorted((one, other) => one - other)
    .map((id) => ({ id, name: planStatusName[id] }));
}
