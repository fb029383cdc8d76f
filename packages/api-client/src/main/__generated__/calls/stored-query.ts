/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the saved filters of the plan list
 * For the menu and the filter bar: the caller's own and the public ones, private before public, then by name (B7, B22).
 *
 * `GET /FulfilmentPlan/GetFiltersList` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listPlanFilters: Read<object, operations['listPlanFilters']['responses'][200]['content']['application/json']> = {
  id: 'listPlanFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetFiltersList',
  tag: 'stored-query',
};

/**
 * Save the filters of the plan list under a name
 * Saved as private (E28). A name that the caller uses already answers Warning; sent again with ignoreWarning it is overwritten (E21).
 *
 * `POST /FulfilmentPlan/SaveFiltersPreset` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const savePlanFiltersPreset: Write<{ body: operations['savePlanFiltersPreset']['requestBody']['content']['application/json'] }, operations['savePlanFiltersPreset']['responses'][200]['content']['application/json']> = {
  id: 'savePlanFiltersPreset',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/SaveFiltersPreset',
  tag: 'stored-query',
  refetches: ['plan-filter'],
  answer: 'result',
};

/**
 * List the saved filters of the manufacturing list
 * For the menu and the filter bar: own and public ones, private before public, then by name.
 *
 * `GET /ManufacturingCycle/GetFiltersList` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const listManufacturingFilters: Read<object, operations['listManufacturingFilters']['responses'][200]['content']['application/json']> = {
  id: 'listManufacturingFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetFiltersList',
  tag: 'stored-query',
};

/**
 * Save the filters of the manufacturing list under a name
 * As on the plan list: private, and Warning before one is overwritten.
 *
 * `POST /ManufacturingCycle/SaveFiltersPreset` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const saveManufacturingFiltersPreset: Write<{ body: operations['saveManufacturingFiltersPreset']['requestBody']['content']['application/json'] }, operations['saveManufacturingFiltersPreset']['responses'][200]['content']['application/json']> = {
  id: 'saveManufacturingFiltersPreset',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/SaveFiltersPreset',
  tag: 'stored-query',
  refetches: ['manufacturing-filter'],
  answer: 'result',
};

/**
 * Save the filters of the change log under a name
 * Private at first. A name that the caller uses already answers Warning before it is overwritten (V6).
 *
 * `POST /Changes/SaveChangesFilter` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const saveChangesFilter: Write<{ body: operations['saveChangesFilter']['requestBody']['content']['application/json'] }, operations['saveChangesFilter']['responses'][200]['content']['application/json']> = {
  id: 'saveChangesFilter',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/Changes/SaveChangesFilter',
  tag: 'stored-query',
  refetches: ['change'],
  answer: 'result',
};

/**
 * List the saved filters of the change log
 * Own and public ones, private before public, then by name.
 *
 * `GET /Changes/GetFiltersList` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listChangesFilters: Read<object, operations['listChangesFilters']['responses'][200]['content']['application/json']> = {
  id: 'listChangesFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/GetFiltersList',
  tag: 'stored-query',
};

/**
 * Read a saved filter of the change log
 * For Changes?storedQueryId (V6).
 *
 * `GET /Changes/LoadState/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getChangesFilter: Read<operations['getChangesFilter']['parameters']['path'], operations['getChangesFilter']['responses'][200]['content']['application/json']['data']> = {
  id: 'getChangesFilter',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Changes/LoadState/{id}',
  tag: 'stored-query',
  answer: 'result',
};

/**
 * List the saved filters that the caller sees
 * With CanManageGlobalFilters those of everybody, else one's own (W5).
 *
 * `GET /QueryStorage/GetStoredQueriesForManagement` (open)
 */
export const listStoredQueries: Read<object, operations['listStoredQueries']['responses'][200]['content']['application/json']['data']> = {
  id: 'listStoredQueries',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/QueryStorage/GetStoredQueriesForManagement',
  tag: 'stored-query',
  answer: 'result',
};

/**
 * Rename a saved filter, or share it
 * The sharing level changes only with CanManageGlobalFilters (W4). A name that its owner uses already answers Warning (W9).
 *
 * `POST /QueryStorage/UpdateQuerySettings` (open)
 */
export const updateStoredQuery: Write<{ body: operations['updateStoredQuery']['requestBody']['content']['application/json'] }, operations['updateStoredQuery']['responses'][200]['content']['application/json']> = {
  id: 'updateStoredQuery',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/QueryStorage/UpdateQuerySettings',
  tag: 'stored-query',
  refetches: ['plan-filter', 'manufacturing-filter'],
  answer: 'result',
};

/**
 * Delete a saved filter
 * Only when canBeManaged.
 *
 * `POST /QueryStorage/DeleteQuery/{id}` (open)
 */
export const deleteStoredQuery: Write<operations['deleteStoredQuery']['parameters']['path'], operations['deleteStoredQuery']['responses'][200]['content']['application/json']> = {
  id: 'deleteStoredQuery',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/QueryStorage/DeleteQuery/{id}',
  tag: 'stored-query',
  refetches: ['plan-filter', 'manufacturing-filter'],
  answer: 'result',
};

/**
 * Find owners of saved filters by a part of their name
 * Name or symbol contains the text; at most 20 (W5).
 *
 * `GET /QueryStorage/GetUsers` (any of CanManageGlobalFilters)
 */
export const findFilterOwners: Read<operations['findFilterOwners']['parameters']['query'], operations['findFilterOwners']['responses'][200]['content']['application/json']['data']> = {
  id: 'findFilterOwners',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/QueryStorage/GetUsers',
  tag: 'stored-query',
  answer: 'result',
};
