import type { PlanFacts } from '@crt/domain/plan-facts';
import { isManufacturingBegun } from '@crt/domain/plan-status';
import { hasQuantity } from '@crt/domain/quantity';
import { isManuallyCreatable } from '@crt/domain/request-type';
import type { LoadedPlan } from '../plan.repository.ts';

/** What the rules of the domain want to know about a plan. */
export function factsOf({ plan, productType, product }: LoadedPlan): PlanFacts {
  return {
    type: plan.type,
    status: plan.status,
    hasQuantity: hasQuantity(plan.type, productType.code),
    canBeCreatedManually: isManuallyCreatable(plan.type),
    isManufacturingOnly: plan.isManufacturingOnly,
    showPONumberField: productType.showPoNumberField,
    isProductTypePrioritizable: productType.isPrioritizable,
    isProductManufacturingAtRisk: product?.manufacturingAtRisk ?? productType.manufacturingAtRisk,
    priority: plan.priority,
    designSessionRequired: plan.designSessionRequired,
    trackFileUploaded: plan.trackFileUploaded,
    manufacturingDataAvailable: plan.manufacturingDataAvailable,
    hasManufacturingStarted: isManufacturingBegun(plan.status, plan.heldFrom),
    manufacturingPosition: plan.manufacturingPosition,
  };
}
