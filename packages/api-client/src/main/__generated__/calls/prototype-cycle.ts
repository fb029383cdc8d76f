/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the manufacturing details of a prototype
 * As for a normal cycle, with the workflows that can be edited.
 *
 * `GET /PrototypeManufacturingCycle/GetDetails/{id}` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getPrototypeCycleDetails: Read<operations['getPrototypeCycleDetails']['parameters']['path'] & NonNullable<operations['getPrototypeCycleDetails']['parameters']['query']>, operations['getPrototypeCycleDetails']['responses'][200]['content']['application/json']['data']> = {
  id: 'getPrototypeCycleDetails',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/PrototypeManufacturingCycle/GetDetails/{id}',
  tag: 'prototype-cycle',
  answer: 'result',
};

/**
 * Change a workflow of a prototype
 * Only while none of its jobs has started (I3).
 *
 * `PUT /PrototypeManufacturingCycle/UpdateWorkProcedure` (any of CanManageManufacturingCycles)
 */
export const updatePrototypeWorkflow: Write<{ body: operations['updatePrototypeWorkflow']['requestBody']['content']['application/json'] }, operations['updatePrototypeWorkflow']['responses'][200]['content']['application/json']> = {
  id: 'updatePrototypeWorkflow',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/PrototypeManufacturingCycle/UpdateWorkProcedure',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Add a workflow to a prototype
 * Numbers without gaps, successors within the list, no successor of the last step (I5, I6).
 *
 * `POST /PrototypeManufacturingCycle/CreateWorkProcedure/{id}` (any of CanManageManufacturingCycles)
 */
export const createPrototypeWorkflow: Write<operations['createPrototypeWorkflow']['parameters']['path'] & { body: operations['createPrototypeWorkflow']['requestBody']['content']['application/json'] }, operations['createPrototypeWorkflow']['responses'][200]['content']['application/json']> = {
  id: 'createPrototypeWorkflow',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/PrototypeManufacturingCycle/CreateWorkProcedure/{id}',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Delete a workflow of a prototype
 * Only while none of its jobs has started (I3).
 *
 * `DELETE /PrototypeManufacturingCycle/DeleteWorkProcedure/{id}` (any of CanManageManufacturingCycles)
 */
export const deletePrototypeWorkflow: Write<operations['deletePrototypeWorkflow']['parameters']['path'] & NonNullable<operations['deletePrototypeWorkflow']['parameters']['query']>, operations['deletePrototypeWorkflow']['responses'][200]['content']['application/json']> = {
  id: 'deletePrototypeWorkflow',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/PrototypeManufacturingCycle/DeleteWorkProcedure/{id}',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Start the current step of a prototype job
 * Needs canStartStep; from then on the workflow cannot be edited (I3).
 *
 * `POST /PrototypeManufacturingCycle/StartCurrentStep` (any of CanManageManufacturingCycles)
 */
export const startPrototypeStep: Write<{ body: operations['startPrototypeStep']['requestBody']['content']['application/json'] }, operations['startPrototypeStep']['responses'][200]['content']['application/json']> = {
  id: 'startPrototypeStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/PrototypeManufacturingCycle/StartCurrentStep',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Complete the current step of a prototype job
 * Needs canCompleteStep; the successor becomes current.
 *
 * `POST /PrototypeManufacturingCycle/MarkCurrentStepAsCompleted` (any of CanManageManufacturingCycles)
 */
export const completePrototypeStep: Write<{ body: operations['completePrototypeStep']['requestBody']['content']['application/json'] }, operations['completePrototypeStep']['responses'][200]['content']['application/json']> = {
  id: 'completePrototypeStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/PrototypeManufacturingCycle/MarkCurrentStepAsCompleted',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Take back the last action of a prototype job
 * Needs canUndoJob: from in progress to pending, or the last completed step back to in progress.
 *
 * `POST /PrototypeManufacturingCycle/UndoCurrentStep` (any of CanManageManufacturingCycles)
 */
export const undoPrototypeStep: Write<{ body: operations['undoPrototypeStep']['requestBody']['content']['application/json'] }, operations['undoPrototypeStep']['responses'][200]['content']['application/json']> = {
  id: 'undoPrototypeStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/PrototypeManufacturingCycle/UndoCurrentStep',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Restart a prototype job
 * Needs canRestartJob; every step is pending again.
 *
 * `POST /PrototypeManufacturingCycle/RestartManufacturingJob` (any of CanManageManufacturingCycles)
 */
export const restartPrototypeJob: Write<{ body: operations['restartPrototypeJob']['requestBody']['content']['application/json'] }, operations['restartPrototypeJob']['responses'][200]['content']['application/json']> = {
  id: 'restartPrototypeJob',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/PrototypeManufacturingCycle/RestartManufacturingJob',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};

/**
 * Finalize a prototype
 * Skips every step that is not completed (H16).
 *
 * `POST /PrototypeManufacturingCycle/SkipAllSteps` (any of CanManageManufacturingCycles)
 */
export const finalizePrototypeCycle: Write<{ body: operations['finalizePrototypeCycle']['requestBody']['content']['application/json'] }, operations['finalizePrototypeCycle']['responses'][200]['content']['application/json']> = {
  id: 'finalizePrototypeCycle',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/PrototypeManufacturingCycle/SkipAllSteps',
  tag: 'prototype-cycle',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'change'],
  answer: 'result',
};
