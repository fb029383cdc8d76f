/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Add a comment to a cycle
 * Answers the comments as they are now.
 *
 * `POST /ManufacturingCycle/AddComment` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const addManufacturingComment: Write<{ body: operations['addManufacturingComment']['requestBody']['content']['application/json'] }, operations['addManufacturingComment']['responses'][200]['content']['application/json']> = {
  id: 'addManufacturingComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/AddComment',
  tag: 'manufacturing-comment',
  refetches: ['manufacturing-cycle', 'prototype-cycle', 'manufacturing-cycle-list', 'plan'],
  answer: 'result',
};

/**
 * Change a comment of a cycle
 * Only by its author (H19). Answers the comments as they are now.
 *
 * `POST /ManufacturingCycle/EditComment` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const editManufacturingComment: Write<{ body: operations['editManufacturingComment']['requestBody']['content']['application/json'] }, operations['editManufacturingComment']['responses'][200]['content']['application/json']> = {
  id: 'editManufacturingComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/EditComment',
  tag: 'manufacturing-comment',
  refetches: ['manufacturing-cycle', 'prototype-cycle', 'manufacturing-cycle-list', 'plan'],
  answer: 'result',
};

/**
 * Delete a comment of a cycle
 * Only by its author (H19). Answers the comments as they are now.
 *
 * `POST /ManufacturingCycle/DeleteComment` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const deleteManufacturingComment: Write<{ body: operations['deleteManufacturingComment']['requestBody']['content']['application/json'] }, operations['deleteManufacturingComment']['responses'][200]['content']['application/json']> = {
  id: 'deleteManufacturingComment',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/DeleteComment',
  tag: 'manufacturing-comment',
  refetches: ['manufacturing-cycle', 'prototype-cycle', 'manufacturing-cycle-list', 'plan'],
  answer: 'result',
};
