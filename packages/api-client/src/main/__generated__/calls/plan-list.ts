/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List fulfilment plans
 * One page of the plans that match the filters, in the order of sortColumns and then by id. A page beyond the last one answers the last one. The query becomes the context of previous and next on the details screen, which name it by listQueryId.
 *
 * `POST /FulfilmentPlan/GetFilteredFulfilmentPlanItems` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listPlans: Read<{ body: operations['listPlans']['requestBody']['content']['application/json'] }, operations['listPlans']['responses'][200]['content']['application/json']> = {
  id: 'listPlans',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
  tag: 'plan-list',
};

/**
 * Count the plans that ask for attention
 * How many plans are late, due today, on hold, and waiting for manufacturing input, each with the filters by which the list shows exactly these. Late is a plan with an open milestone whose day is over, due today one with an open milestone of today, both by the calendar of the milestone's own zone (F44); plans that are on hold, terminated or done are neither. A plan can be counted in several.
 *
 * `GET /FulfilmentPlan/GetPlanCounts` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanCounts: Read<object, operations['getPlanCounts']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanCounts',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetPlanCounts',
  tag: 'plan-list',
  answer: 'result',
};

/**
 * Find request ids by a part of them
 * For the remote search of the request-id filter (E9): at most 20 request ids that contain the text, the newest first. Also serves the dialogs of the design sessions.
 *
 * `GET /FulfilmentPlan/FilterRequests/` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan, ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles, IsDesigner, CanViewDesignSessions, CanManageDesignSessions)
 */
export const findPlanRequests: Read<operations['findPlanRequests']['parameters']['query'], operations['findPlanRequests']['responses'][200]['content']['application/json']['data']> = {
  id: 'findPlanRequests',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/FilterRequests/',
  tag: 'plan-list',
  answer: 'result',
};

/**
 * Read the neighbours of a plan
 * Previous and next plan in the list that listQueryId names, for "N of M" and the arrows (F2); without that name in the list that the caller last queried. Without such a list both neighbours are null; a plan that no longer matches keeps those that it had.
 *
 * `GET /FulfilmentPlan/GetContext/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanContext: Read<operations['getPlanContext']['parameters']['path'] & NonNullable<operations['getPlanContext']['parameters']['query']>, operations['getPlanContext']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanContext',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetContext/{id}',
  tag: 'plan-list',
  answer: 'result',
};

/**
 * Export the plan list as a spreadsheet
 * All plans that match the filters of the session, in their order and with the visible columns (E7, E36).
 *
 * `GET /FulfilmentPlan/Export` (any of CanExportFulfilmentPlans)
 */
export const exportPlans: Read<operations['exportPlans']['parameters']['query'], DownloadedFile> = {
  id: 'exportPlans',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/Export',
  tag: 'plan-list',
  answer: 'file',
};

/**
 * Add a fulfilment plan
 * Adds a re-order, a prototype or a design only, or an external plan from the session planner. success is false with a message when it was refused, for example for an order number that exists however it is capitalised, and when it is asked about (Warning) because the request that is ordered again is terminated or was never made.
 *
 * `POST /FulfilmentPlan/SaveNewPlan` (any of CanManageFulfilmentPlan, CanManageDesignSessions)
 */
export const saveNewPlan: Write<{ body: operations['saveNewPlan']['requestBody']['content']['application/json'] }, operations['saveNewPlan']['responses'][200]['content']['application/json']> = {
  id: 'saveNewPlan',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/SaveNewPlan',
  tag: 'plan-list',
  refetches: ['plan', 'stored-query', 'manufacturing-cycle-list'],
  answer: 'result',
};
