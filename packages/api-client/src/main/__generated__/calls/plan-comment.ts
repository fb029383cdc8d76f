/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the comments of a plan
 * Newest first, and whether the caller may comment (F47, F48).
 *
 * `GET /FulfilmentPlan/GetComments/{id}` (any of ReadOnlyFulfilmentPlanAccess, CanManageFulfilmentPlan)
 */
export const listPlanComments: Read<operations['listPlanComments']['parameters']['path'], operations['listPlanComments']['responses'][200]['content']['application/json']> = {
  id: 'listPlanComments',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/FulfilmentPlan/GetComments/{id}',
  tag: 'plan-comment',
};

/**
 * Add a comment to a plan
 * Answers the comments as they are now. The text that the caller added some seconds ago, sent again, is the same comment.
 *
 * `POST /FulfilmentPlan/AddComment` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const addPlanComment: Write<{ body: operations['addPlanComment']['requestBody']['content']['application/json'] }, operations['addPlanComment']['responses'][200]['content']['application/json']> = {
  id: 'addPlanComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/AddComment',
  tag: 'plan-comment',
  refetches: ['plan', 'repeat-order', 'change'],
  answer: 'result',
};

/**
 * Change a comment of a plan
 * Only by its author. Answers the comments as they are now.
 *
 * `POST /FulfilmentPlan/EditComment` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const editPlanComment: Write<{ body: operations['editPlanComment']['requestBody']['content']['application/json'] }, operations['editPlanComment']['responses'][200]['content']['application/json']> = {
  id: 'editPlanComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/EditComment',
  tag: 'plan-comment',
  refetches: ['plan', 'repeat-order', 'change'],
  answer: 'result',
};

/**
 * Delete a comment of a plan
 * Only by its author. Answers the comments as they are now.
 *
 * `POST /FulfilmentPlan/DeleteComment/{id}` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const deletePlanComment: Write<operations['deletePlanComment']['parameters']['path'], operations['deletePlanComment']['responses'][200]['content']['application/json']> = {
  id: 'deletePlanComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/FulfilmentPlan/DeleteComment/{id}',
  tag: 'plan-comment',
  refetches: ['plan', 'repeat-order', 'change'],
  answer: 'result',
};
