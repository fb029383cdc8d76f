import { exampleOf } from '@crt/api-client/mocks';
import { getRequestInformation } from '@crt/api-client/main/plan';
import { listPlanAdditionalFilters } from '@crt/api-client/main/plan-filter';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import type { PlanListRow, RequestInformation } from '@crt/api-client/types-main';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';

/** How far the manufacturing of a plan of each status can be, in percent. */
const progress: Readonly<Record<PlanStatus, number>> = {
  0: 0,
  1: 0,
  2: 0,
  3: 0,
  4: 64,
  5: 100,
  6: 100,
  7: 100,
  8: 36,
  9: 0,
  10: 100,
};

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
    manufacturingProgress: progress[status],
  }));
}

/** What the filters offer, as in the contract's example. */
export const sampleFilterOptions = () => exampleOf(getPlanListFilters);

/** What the server offers beside the fixed filters, as in the contract's example. */
export const sampleAdditionalFilters = () => exampleOf(listPlanAdditionalFilters);

/** A plan whose every field is open to its reader. */
export const sampleRequestInformation = (): RequestInformation => {
  const example = exampleOf(getRequestInformation);
  const { requestStatusId: id, availableRequestStatuses } = example;
  return {
    ...example,
    // The server names the status that the plan has, beside those that can follow.
    availableRequestStatuses: [{ id, name: planStatusName[id] }, ...availableRequestStatuses],
    canManageFulfilmentPlan: true,
    canBeCreatedManually: true,
    isManufacturingOnly: false,
  };
};
