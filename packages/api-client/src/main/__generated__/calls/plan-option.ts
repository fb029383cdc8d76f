/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read what the filters of the plan list offer
 * Products by type, statuses, dates, milestones and distribution centres, each in the order in which it is shown.
 *
 * `GET /FulfilmentPlan/GetListFilters` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanListFilters: Read<object, operations['getPlanListFilters']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanListFilters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetListFilters',
  tag: 'plan-option',
  answer: 'result',
};

/**
 * Find requests that can be repeated by a part of their id
 * At most 20 request ids that contain the text and whose plans may be re-ordered, the newest first (E35).
 *
 * `GET /FulfilmentPlan/GetPossibleUnderlyingRequestIds/` (any of CanManageFulfilmentPlan)
 */
export const findUnderlyingRequests: Read<operations['findUnderlyingRequests']['parameters']['query'], operations['findUnderlyingRequests']['responses'][200]['content']['application/json']['data']> = {
  id: 'findUnderlyingRequests',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetPossibleUnderlyingRequestIds/',
  tag: 'plan-option',
  answer: 'result',
};

/**
 * List the products of a product type
 * Active products that a new plan of this type can have, by number (E43).
 *
 * `GET /FulfilmentPlan/GetProductsForFulfilmentPlan` (any of CanManageFulfilmentPlan)
 */
export const listProductsForPlan: Read<operations['listProductsForPlan']['parameters']['query'], operations['listProductsForPlan']['responses'][200]['content']['application/json']['data']> = {
  id: 'listProductsForPlan',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetProductsForFulfilmentPlan',
  tag: 'plan-option',
  answer: 'result',
};

/**
 * List the product types of which plans can be added by hand
 * Visible types only, by name (E31, T10).
 *
 * `GET /ProductType/GetManualCreatedProductTypes` (any of CanManageFulfilmentPlan, CanManageDesignSessions)
 */
export const listManuallyCreatedProductTypes: Read<object, operations['listManuallyCreatedProductTypes']['responses'][200]['content']['application/json']> = {
  id: 'listManuallyCreatedProductTypes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ProductType/GetManualCreatedProductTypes',
  tag: 'plan-option',
};

/**
 * List the kinds of links that can be chosen
 * Kinds that only the system sets are left out.
 *
 * `GET /FulfilmentPlan/GetLinkTypes` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listLinkTypes: Read<object, operations['listLinkTypes']['responses'][200]['content']['application/json']> = {
  id: 'listLinkTypes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetLinkTypes',
  tag: 'plan-option',
};
