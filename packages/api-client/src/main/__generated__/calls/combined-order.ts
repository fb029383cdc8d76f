/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Find identifiers of combined orders by a part of them
 * At most 20 identifiers of the kind that contain the text (L3).
 *
 * `GET /CombinedOrder/GetFilteredIdentifiers` (open)
 */
export const findCombinedOrderIdentifiers: Read<operations['findCombinedOrderIdentifiers']['parameters']['query'], operations['findCombinedOrderIdentifiers']['responses'][200]['content']['application/json']['data']> = {
  id: 'findCombinedOrderIdentifiers',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/CombinedOrder/GetFilteredIdentifiers',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * List combined orders
 * One page of the orders that match (L1, L2).
 *
 * `POST /CombinedOrder/GetCombinedOrders` (open)
 */
export const listCombinedOrders: Read<{ body: operations['listCombinedOrders']['requestBody']['content']['application/json'] }, operations['listCombinedOrders']['responses'][200]['content']['application/json']> = {
  id: 'listCombinedOrders',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/CombinedOrder/GetCombinedOrders',
  tag: 'combined-order',
};

/**
 * Read a combined order and its neighbours
 * The query of the list says who the neighbours are (L6). An order that no longer matches has index 0 and keeps those that it had.
 *
 * `POST /CombinedOrder/GetCombinedOrderForDetails` (open)
 */
export const getCombinedOrderDetails: Read<{ body: operations['getCombinedOrderDetails']['requestBody']['content']['application/json'] }, operations['getCombinedOrderDetails']['responses'][200]['content']['application/json']['data']> = {
  id: 'getCombinedOrderDetails',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/CombinedOrder/GetCombinedOrderForDetails',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * Read the common job of a combined order
 * For the job card and its stepper (L10, L11).
 *
 * `GET /CombinedOrder/GetWorkOrder` (open)
 */
export const getCombinedOrderWorkOrder: Read<operations['getCombinedOrderWorkOrder']['parameters']['query'], operations['getCombinedOrderWorkOrder']['responses'][200]['content']['application/json']['data']> = {
  id: 'getCombinedOrderWorkOrder',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/CombinedOrder/GetWorkOrder',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * List the jobs of a combined order
 * For the Combined Request Ids card.
 *
 * `GET /CombinedOrder/GetCombinedManufacturingJobs` (open)
 */
export const listCombinedManufacturingJobs: Read<operations['listCombinedManufacturingJobs']['parameters']['query'], operations['listCombinedManufacturingJobs']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCombinedManufacturingJobs',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/CombinedOrder/GetCombinedManufacturingJobs',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * List the requests that can be added to a combined order
 * By request id; only jobs with the workflow of the kind that are in no open order of it.
 *
 * `GET /CombinedOrder/GetCandidates` (any of CanManageManufacturingCycles)
 */
export const listCombinedOrderCandidates: Read<operations['listCombinedOrderCandidates']['parameters']['query'], operations['listCombinedOrderCandidates']['responses'][200]['content']['application/json']['data']> = {
  id: 'listCombinedOrderCandidates',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/CombinedOrder/GetCandidates',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * Add a combined order
 * An identifier that the kind has already is an Error (L4). On success message holds the new id (AA5).
 *
 * `POST /CombinedOrder/CreateCombinedOrder` (any of CanManageManufacturingCycles)
 */
export const createCombinedOrder: Write<{ body: operations['createCombinedOrder']['requestBody']['content']['application/json'] }, operations['createCombinedOrder']['responses'][200]['content']['application/json']> = {
  id: 'createCombinedOrder',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/CombinedOrder/CreateCombinedOrder',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * Add a job to a combined order
 * Jobs can be added before the first step has started (L12); taking out the last one resets the order.
 *
 * `POST /CombinedOrder/AddCombinedPlan` (any of CanManageManufacturingCycles)
 */
export const addCombinedPlan: Write<{ body: operations['addCombinedPlan']['requestBody']['content']['application/json'] }, operations['addCombinedPlan']['responses'][200]['content']['application/json']> = {
  id: 'addCombinedPlan',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/CombinedOrder/AddCombinedPlan',
  tag: 'combined-order',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Take a job out of a combined order
 * Taking out the last one resets the order (L15).
 *
 * `POST /CombinedOrder/RemoveCombinedPlan` (any of CanManageManufacturingCycles)
 */
export const removeCombinedPlan: Write<{ body: operations['removeCombinedPlan']['requestBody']['content']['application/json'] }, operations['removeCombinedPlan']['responses'][200]['content']['application/json']> = {
  id: 'removeCombinedPlan',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/CombinedOrder/RemoveCombinedPlan',
  tag: 'combined-order',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Start the current step of a combined order
 * Needs canStart; every job of the order advances with it.
 *
 * `PUT /CombinedOrder/{id}/StartCurrentStep` (any of CanManageManufacturingCycles)
 */
export const startCombinedOrderStep: Write<operations['startCombinedOrderStep']['parameters']['path'] & NonNullable<operations['startCombinedOrderStep']['parameters']['query']>, operations['startCombinedOrderStep']['responses'][200]['content']['application/json']> = {
  id: 'startCombinedOrderStep',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/CombinedOrder/{id}/StartCurrentStep',
  tag: 'combined-order',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Complete the current step of a combined order
 * Needs canFinish; every job of the order advances with it.
 *
 * `PUT /CombinedOrder/{id}/MarkCurrentStepAsCompleted` (any of CanManageManufacturingCycles)
 */
export const completeCombinedOrderStep: Write<operations['completeCombinedOrderStep']['parameters']['path'] & NonNullable<operations['completeCombinedOrderStep']['parameters']['query']>, operations['completeCombinedOrderStep']['responses'][200]['content']['application/json']> = {
  id: 'completeCombinedOrderStep',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/CombinedOrder/{id}/MarkCurrentStepAsCompleted',
  tag: 'combined-order',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Take back the last action of a combined order
 * Needs canUndo (L18).
 *
 * `PUT /CombinedOrder/{id}/UndoStep` (any of CanManageManufacturingCycles)
 */
export const undoCombinedOrderStep: Write<operations['undoCombinedOrderStep']['parameters']['path'] & NonNullable<operations['undoCombinedOrderStep']['parameters']['query']> & { body: operations['undoCombinedOrderStep']['requestBody']['content']['application/json'] }, operations['undoCombinedOrderStep']['responses'][200]['content']['application/json']> = {
  id: 'undoCombinedOrderStep',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/CombinedOrder/{id}/UndoStep',
  tag: 'combined-order',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change the order number of a combined order
 * May be empty (L9). The message of the answer is shown.
 *
 * `POST /CombinedOrder/editOrderNumber` (any of CanManageManufacturingCycles)
 */
export const editCombinedOrderNumber: Write<{ body: operations['editCombinedOrderNumber']['requestBody']['content']['application/json'] }, operations['editCombinedOrderNumber']['responses'][200]['content']['application/json']> = {
  id: 'editCombinedOrderNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/CombinedOrder/editOrderNumber',
  tag: 'combined-order',
  answer: 'result',
};

/**
 * Change the identifier of a combined order
 * Never empty, and unique within the kind (L8).
 *
 * `POST /CombinedOrder/editIdentifier` (any of CanManageManufacturingCycles)
 */
export const editCombinedOrderIdentifier: Write<{ body: operations['editCombinedOrderIdentifier']['requestBody']['content']['application/json'] }, operations['editCombinedOrderIdentifier']['responses'][200]['content']['application/json']> = {
  id: 'editCombinedOrderIdentifier',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/CombinedOrder/editIdentifier',
  tag: 'combined-order',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};
