/* Generated from openapi/ by `pnpm generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read which panels a plan has
 * Decides the panels and tabs of the details screen before the rest is read (F4, F5, F68).
 *
 * `GET /FulfilmentPlan/GetDetailsConfiguration/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanDetailsConfiguration: Read<operations['getPlanDetailsConfiguration']['parameters']['path'], operations['getPlanDetailsConfiguration']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanDetailsConfiguration',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetDetailsConfiguration/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the request information of a plan
 * The Request Information panel with its option lists and the stamp for edits. Only legal next statuses are offered (F64).
 *
 * `GET /FulfilmentPlan/GetRequestInformation/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getRequestInformation: Read<operations['getRequestInformation']['parameters']['path'], operations['getRequestInformation']['responses'][200]['content']['application/json']['data']> = {
  id: 'getRequestInformation',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetRequestInformation/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Read the change history of a plan
 * Every changed field, newest first (F46).
 *
 * `GET /FulfilmentPlan/GetChanges/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const getPlanChanges: Read<operations['getPlanChanges']['parameters']['path'], operations['getPlanChanges']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPlanChanges',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetChanges/{id}',
  tag: 'plan',
  answer: 'result',
};

/**
 * Change the product number
 * Refused for re-orders (F13). A warning is answered when the manufacturing cycle has started with the old product.
 *
 * `POST /FulfilmentPlan/EditProductNumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanProductNumber: Write<{ body: operations['editPlanProductNumber']['requestBody']['content']['application/json'] }, operations['editPlanProductNumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanProductNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditProductNumber',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Change the distribution centre
 * Only for plans that can be created manually (F14). Shipment and arrival are planned anew for the new centre.
 *
 * `POST /FulfilmentPlan/EditDistributionCenter` (any of CanManageFulfilmentPlan)
 */
export const editPlanDistributionCenter: Write<{ body: operations['editPlanDistributionCenter']['requestBody']['content']['application/json'] }, operations['editPlanDistributionCenter']['responses'][200]['content']['application/json']> = {
  id: 'editPlanDistributionCenter',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditDistributionCenter',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Change the processing status
 * Only for plans that can be created manually, and only to a status that was offered (F15, F64).
 *
 * `POST /FulfilmentPlan/editRequestStatus` (any of CanManageFulfilmentPlan)
 */
export const editPlanRequestStatus: Write<{ body: operations['editPlanRequestStatus']['requestBody']['content']['application/json'] }, operations['editPlanRequestStatus']['responses'][200]['content']['application/json']> = {
  id: 'editPlanRequestStatus',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/editRequestStatus',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Change the quantity
 * Only for product type code SMRP and category eRequest (F16).
 *
 * `POST /FulfilmentPlan/EditQuantity` (any of CanManageFulfilmentPlan)
 */
export const editPlanQuantity: Write<{ body: operations['editPlanQuantity']['requestBody']['content']['application/json'] }, operations['editPlanQuantity']['responses'][200]['content']['application/json']> = {
  id: 'editPlanQuantity',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditQuantity',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Set the purchase order number
 * Null or an empty text clears it (F17).
 *
 * `POST /FulfilmentPlan/EditPONumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanPONumber: Write<{ body: operations['editPlanPONumber']['requestBody']['content']['application/json'] }, operations['editPlanPONumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanPONumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditPONumber',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Set the date of the purchase order
 * Null clears it (F17).
 *
 * `POST /FulfilmentPlan/EditPONumberDate` (any of CanManageFulfilmentPlan)
 */
export const editPlanPONumberDate: Write<{ body: operations['editPlanPONumberDate']['requestBody']['content']['application/json'] }, operations['editPlanPONumberDate']['responses'][200]['content']['application/json']> = {
  id: 'editPlanPONumberDate',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditPONumberDate',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Set or take back the approval of regulatory affairs
 * Planning goes on from the approval; taking it back after manufacturing has started asks first (F18).
 *
 * `POST /FulfilmentPlan/EditRaApproval` (any of CanManageFulfilmentPlan)
 */
export const editPlanRaApproval: Write<{ body: operations['editPlanRaApproval']['requestBody']['content']['application/json'] }, operations['editPlanRaApproval']['responses'][200]['content']['application/json']> = {
  id: 'editPlanRaApproval',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditRaApproval',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Set the loaner set
 * Null or an empty text clears it. No stamp is sent (F19, F59).
 *
 * `POST /FulfilmentPlan/EditLoanerSet` (any of CanManageFulfilmentPlan)
 */
export const editPlanLoanerSet: Write<{ body: operations['editPlanLoanerSet']['requestBody']['content']['application/json'] }, operations['editPlanLoanerSet']['responses'][200]['content']['application/json']> = {
  id: 'editPlanLoanerSet',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditLoanerSet',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};

/**
 * Set the order number
 * Only for manufacturing-only orders (F20).
 *
 * `POST /FulfilmentPlan/EditOrderNumber` (any of CanManageFulfilmentPlan)
 */
export const editPlanOrderNumber: Write<{ body: operations['editPlanOrderNumber']['requestBody']['content']['application/json'] }, operations['editPlanOrderNumber']['responses'][200]['content']['application/json']> = {
  id: 'editPlanOrderNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditOrderNumber',
  tag: 'plan',
  refetches: ['plan-list', 'manufacturing-cycle', 'change'],
  answer: 'result',
};
