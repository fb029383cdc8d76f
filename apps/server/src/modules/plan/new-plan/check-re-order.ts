import { designStatus } from '@crt/domain/design-status';
import { plainCode } from '@crt/domain/plain-code';
import { reOrderWarnings } from '@crt/domain/re-order';
import { requestType } from '@crt/domain/request-type';
import { isSameText } from '../../../platform/db/same-text.ts';
import { plans } from '../plan.tables.ts';
import { refusal, type KindCheck } from './plan-check.ts';

/** A re-order repeats what its underlying request has, in the quantity that was typed (E29, E35). */
export const checkReOrder: KindCheck = async ({ tx }, request, common) => {
  const wanted = plainCode(request.underlyingRequestId ?? '');
  if (!wanted) return refusal('Underlying Request is required');
  const [underlying] = await tx.select().from(plans).where(isSameText(plans.requestId, wanted));
  if (!underlying) return refusal(`There is no request ${wanted}.`);
  return {
    values: {
      ...common,
      ...takenOver(underlying),
      type: requestType.reOrder,
      designStatus: designStatus.approved,
      underlyingPlanId: underlying.id,
      isManufacturingOnly: true,
      customerPlanId: underlying.id,
      quantity: request.quantity ?? 1,
      linksCount: 1,
    },
    warnings: reOrderWarnings(underlying),
  };
};

/** What a repetition shares with the order that it repeats. */
function takenOver(underlying: typeof plans.$inferSelect) {
  const { productTypeId, productId, distributionCenterId, designRevision, sides, treatmentSide } = underlying;
  const { patientName, surgeonName, hospital, isUsLocation, hasMetalAllergy } = underlying;
  const product = { productTypeId, productId, distributionCenterId, designRevision, sides, treatmentSide };
  return { ...product, patientName, surgeonName, hospital, isUsLocation, hasMetalAllergy };
}
