import { exampleOf } from '@crt/api-client/mocks';
import { getRequestInformation } from '@crt/api-client/main/plan';
import { listPlanAdditionalFilters } from '@crt/api-client/main/plan-filter';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import type { PlanListRow, RequestInformation } from '@crt/api-client/types-main';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';

/** Rows for stories: every status once, with the contract's example as the pattern. */
export function samplePlans(): readonly PlanListRow[] {
  const [pattern] = exampleOf(listPlans).data;
  if (!pattern) throw new Error('The example of listPlans has no row.');
  const statuses = Object.keys(planStatusName).map((status) => Number(status) as PlanStatus);
  return statuses.map((status, index) => ({
    ...pattern,
    id: pattern.id + index,
    requestIdWithRevision: `26-${10_412 + index} R${index % 4}`,
    priority: index % 3 === 0,
    processingStatus: status,
    processingStatusDescription: planStatusName[status],
    manufacturingProgress: index * 9,
  }));
}

/** What the filters offer, as in the contract's example. */
export const sampleFilterOptions = () => exampleOf(getPlanListFilters);

/** What the server offers beside the fixed filters, as in the contract's example. */
export const sampleAdditionalFilters = () => exampleOf(listPlanAdditionalFilters);

/** A plan whose every field is open to its reader. */
export const sampleRequestInformation = (): RequestInformation => ({
  ...exampleOf(getRequestInformation),
  canManageFulfilmentPlan: true,
  canBeCreatedManually: true,
  isManufacturingOnly: false,
});
