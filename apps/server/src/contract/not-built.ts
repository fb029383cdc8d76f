import type { OperationId } from './handlers.ts';

/**
 * Operations of the contract that this server does not have yet; they answer 501. Building one means taking it off
 * this list: otherwise its handler does not compile. `pnpm generate` adds operations that are new in the contract
 * and removes those that are gone.
 */
export const notBuilt = [
  'addDistributionCenter',
  'addJobStep',
  'checkUserPermissions',
  'editPlanDistributionCenter',
  'editPlanLoanerSet',
  'editPlanOrderNumber',
  'editPlanPONumber',
  'editPlanPONumberDate',
  'editPlanProductNumber',
  'editPlanQuantity',
  'editPlanRaApproval',
  'editPlanRequestStatus',
  'findPlanRequests',
  'getChosenPlanFilters',
  'getDocumentationVersion',
  'getPlanChanges',
  'getPlanContext',
  'getPlanDetailsConfiguration',
  'getPlanListFilters',
  'getRequestInformation',
  'getVersion',
  'listActiveTimeZones',
  'listAllTimeZones',
  'listDistributionCenters',
  'listGrantedDesignPermissions',
  'listGrantedDocumentationPermissions',
  'listJobSteps',
  'listPlans',
  'removeDistributionCenter',
  'savePlanFiltersInSession',
  'updateDistributionCenter',
  'updateJobStep',
] as const satisfies readonly OperationId[];
