/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List fulfilment plans
 * One page of the plans that match the filters, in the order of sortColumns and then by id. A page beyond the last one answers the last one. The query becomes the context of previous and next on the details screen.
 *
 * `POST /FulfilmentPlan/GetFilteredFulfilmentPlanItems` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listPlans: Read<{ body: operations['listPlans']['requestBody']['content']['application/json'] }, operations['listPlans']['responses'][200]['content']['application/json']['data']> = {
  id: 'listPlans',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
  tag: 'plan-list',
  answer: 'result',
};

/**
 * Find request ids by a part of them
 * For the remote search of the request-id filter (E9): at most 20 request ids that contain the text, the newest first.
 *
 * `GET /FulfilmentPlan/FilterRequests/` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
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
