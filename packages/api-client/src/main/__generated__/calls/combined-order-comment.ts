/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Add a comment to a combined order
 * The message of the answer is shown (L17).
 *
 * `POST /CombinedOrder/{id}/Comments` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const addCombinedOrderComment: Write<operations['addCombinedOrderComment']['parameters']['path'] & { body: operations['addCombinedOrderComment']['requestBody']['content']['application/json'] }, operations['addCombinedOrderComment']['responses'][200]['content']['application/json']> = {
  id: 'addCombinedOrderComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/CombinedOrder/{id}/Comments',
  tag: 'combined-order-comment',
  refetches: ['combined-order'],
  answer: 'result',
};

/**
 * Change a comment of a combined order
 * Only by its author (L24).
 *
 * `PUT /CombinedOrder/Comments/{id}` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const editCombinedOrderComment: Write<operations['editCombinedOrderComment']['parameters']['path'] & { body: operations['editCombinedOrderComment']['requestBody']['content']['application/json'] }, operations['editCombinedOrderComment']['responses'][200]['content']['application/json']> = {
  id: 'editCombinedOrderComment',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/CombinedOrder/Comments/{id}',
  tag: 'combined-order-comment',
  refetches: ['combined-order'],
  answer: 'result',
};

/**
 * Delete a comment of a combined order
 * Only by its author (L24).
 *
 * `DELETE /CombinedOrder/Comments/{id}` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const deleteCombinedOrderComment: Write<operations['deleteCombinedOrderComment']['parameters']['path'], operations['deleteCombinedOrderComment']['responses'][200]['content']['application/json']> = {
  id: 'deleteCombinedOrderComment',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/CombinedOrder/Comments/{id}',
  tag: 'combined-order-comment',
  refetches: ['combined-order'],
  answer: 'result',
};
