/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List fulfilment plans
 * One page of the plans that match the filters, in the order of sortColumns and then by id. A page beyond the last one answers the last one. The query becomes the context of previous and next on the details screen.
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
 * Previous and next plan in the list that the caller last queried, for "N of M" and the arrows (F2). Without such a list both neighbours are null.
 *
 * `GET /FulfilmentPlan/GetContext/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanContext: Read<operations['getPlanContext']['parameters']['path'], operations['getPlanContext']['responses'][200]['content']['application/json']['data']> = {
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
 * Adds a re-order, a prototype or a design only, or an external plan from the session planner. success is false with a message when it was refused, for example for an order number that exists.
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
