/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the filters in use on the plan list
 * The filters kept in the caller's session, or those of a saved filter when its id is given (E22, E38).
 *
 * `GET /FulfilmentPlan/GetChosenFilters` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getChosenPlanFilters: Read<NonNullable<operations['getChosenPlanFilters']['parameters']['query']>, operations['getChosenPlanFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'getChosenPlanFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetChosenFilters',
  tag: 'plan-filter',
  answer: 'result',
};

/**
 * Keep the filters of the plan list for this session
 * Read back by GetChosenFilters when the user returns to the list (E38).
 *
 * `POST /FulfilmentPlan/SaveFiltersInSession` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const savePlanFiltersInSession: Write<{ body: operations['savePlanFiltersInSession']['requestBody']['content']['application/json'] }, operations['savePlanFiltersInSession']['responses'][200]['content']['application/json']> = {
  id: 'savePlanFiltersInSession',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/SaveFiltersInSession',
  tag: 'plan-filter',
  answer: 'result',
};
