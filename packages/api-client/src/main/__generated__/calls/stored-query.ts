/* Generated from openapi/ by `pnpm generate`. Do not edit. */
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
