/* Generated from openapi/ by `npm run generate`. Do not edit. */
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

/**
 * Read the additional filters of the plan list
 * With their chosen values: those of the session, or of a saved filter when its id is given (E17).
 *
 * `GET /FulfilmentPlan/GetListAdditionalFilters` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listPlanAdditionalFilters: Read<NonNullable<operations['listPlanAdditionalFilters']['parameters']['query']>, operations['listPlanAdditionalFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'listPlanAdditionalFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetListAdditionalFilters',
  tag: 'plan-filter',
  answer: 'result',
};

/**
 * Put a saved filter to use on the plan list
 * Its filters, columns and sort become those of the session (E22).
 *
 * `POST /FulfilmentPlan/ExecuteFilter/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const executePlanFilter: Write<operations['executePlanFilter']['parameters']['path'], operations['executePlanFilter']['responses'][200]['content']['application/json']> = {
  id: 'executePlanFilter',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/ExecuteFilter/{id}',
  tag: 'plan-filter',
  refetches: ['plan-list'],
  answer: 'result',
};

/**
 * Keep the columns of the plan list as the default of the user
 * Every new session of this user starts with these columns (E24).
 *
 * `POST /FulfilmentPlan/SaveColumnsConfigurationAsUserDefault` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const savePlanColumnsAsDefault: Write<{ body: operations['savePlanColumnsAsDefault']['requestBody']['content']['application/json'] }, operations['savePlanColumnsAsDefault']['responses'][200]['content']['application/json']> = {
  id: 'savePlanColumnsAsDefault',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/SaveColumnsConfigurationAsUserDefault',
  tag: 'plan-filter',
  answer: 'result',
};

/**
 * Read the default columns of the plan list
 * The columns kept as the default of the user, or those of the product when there are none (E24).
 *
 * `POST /FulfilmentPlan/GetDefaultColumns` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getDefaultPlanColumns: Read<object, operations['getDefaultPlanColumns']['responses'][200]['content']['application/json']['data']> = {
  id: 'getDefaultPlanColumns',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/FulfilmentPlan/GetDefaultColumns',
  tag: 'plan-filter',
  answer: 'result',
};
