import { distinctTexts, enteredName, isOneLine } from '@crt/domain/entered-text';
import { designStatus } from '@crt/domain/design-status';
import { requestType } from '@crt/domain/request-type';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { locationError } from '../../manufacturing-location/manufacturing-location.options.ts';
import { productTypeError } from '../../product/product.options.ts';
import { plans } from '../plan.tables.ts';
import { findProductOfType } from './find-product.ts';
import { refusal, type CheckedPlan, type ExternalPlan } from './plan-check.ts';

/** A plan for a request outside the portal keeps the request's own id, and needs a session (N33). */
export async function checkExternal({ tx }: RequestContext, request: ExternalPlan): Promise<CheckedPlan> {
  const [requestId, patientName] = [enteredName(request.planId), enteredName(request.patientName)];
  if (requestId === '') return refusal('Request Id is required');
  if (!isOneLine(request.planId)) return refusal('Request Id must be in one line');
  if (patientName === '') return refusal('Patient name is required');
  const isTaken = isSameText(plans.requestId, requestId);
  const [taken] = await tx.select({ id: plans.id }).from(plans).where(isTaken).limit(1);
  if (taken) return refusal(`Request ${requestId} already exists.`);
  const [center] = await tx
    .select()
    .from(distributionCenters)
    .where(eq(distributionCenters.id, request.distributionCenterId));
  if (!center) return refusal('Distribution Center is required');
  const product = await findProductOfType(tx, request.productType, request.productNumber);
  if (!product) return refusal('Product is required');
  const typeError = await productTypeError(tx, product.productTypeId, undefined);
  if (typeError !== undefined) return refusal(typeError);
  const locationRefusal = await locationError(tx, product.manufacturingLocationId, undefined);
  if (locationRefusal !== undefined)
    return refusal(`${locationRefusal} Product ${product.number} needs another manufacturing location.`);
  return {
    values: {
      requestId,
      type: requestType.external,
      status: 0,
      designStatus: designStatus.waitingForSession,
      productTypeId: product.productTypeId,
      productId: product.id,
      distributionCenterId: center.id,
      manufacturingLocationId: product.manufacturingLocationId,
      additionalEmails: distinctTexts(request.additionalEmails ?? []),
      patientName,
      plannedSurgeryDate: request.surgeryDate ?? null,
      designSessionRequired: true,
      trackFileUploaded: true,
    },
  };
}
