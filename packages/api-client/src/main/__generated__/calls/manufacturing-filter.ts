/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the filters in use on the manufacturing list
 * Those last used in this session, or those of a saved filter when its id is given.
 *
 * `GET /ManufacturingCycle/GetChosenFilters` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getChosenManufacturingFilters: Read<NonNullable<operations['getChosenManufacturingFilters']['parameters']['query']>, operations['getChosenManufacturingFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'getChosenManufacturingFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetChosenFilters',
  tag: 'manufacturing-filter',
  answer: 'result',
};

/**
 * Read the additional filters of the manufacturing list
 * As on the plan list (E17).
 *
 * `GET /ManufacturingCycle/GetListAdditionalFilters/` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const listManufacturingAdditionalFilters: Read<object, operations['listManufacturingAdditionalFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'listManufacturingAdditionalFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetListAdditionalFilters/',
  tag: 'manufacturing-filter',
  answer: 'result',
};

/**
 * Put a saved filter to use on the manufacturing list
 * Its filters and sort become those of the session (G11).
 *
 * `POST /ManufacturingCycle/ExecuteFilter/{id}` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const executeManufacturingFilter: Write<operations['executeManufacturingFilter']['parameters']['path'], operations['executeManufacturingFilter']['responses'][200]['content']['application/json']> = {
  id: 'executeManufacturingFilter',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/ExecuteFilter/{id}',
  tag: 'manufacturing-filter',
  refetches: ['manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Keep the filters of the manufacturing list for this session
 * Read back by GetChosenFilters when the user returns to the list (G21, E38).
 *
 * `POST /ManufacturingCycle/SaveFiltersInSession` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const saveManufacturingFiltersInSession: Write<{ body: operations['saveManufacturingFiltersInSession']['requestBody']['content']['application/json'] }, operations['saveManufacturingFiltersInSession']['responses'][200]['content']['application/json']> = {
  id: 'saveManufacturingFiltersInSession',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/SaveFiltersInSession',
  tag: 'manufacturing-filter',
  answer: 'result',
};

/**
 * Keep the columns of the manufacturing list as the default of the user
 * Every new session of this user starts with these columns (G21, E24).
 *
 * `POST /ManufacturingCycle/SaveColumnsConfigurationAsUserDefault` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const saveManufacturingColumnsAsDefault: Write<{ body: operations['saveManufacturingColumnsAsDefault']['requestBody']['content']['application/json'] }, operations['saveManufacturingColumnsAsDefault']['responses'][200]['content']['application/json']> = {
  id: 'saveManufacturingColumnsAsDefault',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/SaveColumnsConfigurationAsUserDefault',
  tag: 'manufacturing-filter',
  answer: 'result',
};

/**
 * Read the default columns of the manufacturing list
 * The columns kept as the default of the user, or those of the product when there are none (G21, E24).
 *
 * `POST /ManufacturingCycle/GetDefaultColumns` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getDefaultManufacturingColumns: Read<object, operations['getDefaultManufacturingColumns']['responses'][200]['content']['application/json']['data']> = {
  id: 'getDefaultManufacturingColumns',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/ManufacturingCycle/GetDefaultColumns',
  tag: 'manufacturing-filter',
  answer: 'result',
};
