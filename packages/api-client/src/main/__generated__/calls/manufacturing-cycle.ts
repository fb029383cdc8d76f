/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the manufacturing details of a cycle
 * Work orders with jobs, steps and reworks, what the caller may do now, and with useContext the neighbours in the list.
 *
 * `GET /ManufacturingCycle/GetDetails/{id}` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getManufacturingCycleDetails: Read<operations['getManufacturingCycleDetails']['parameters']['path'] & NonNullable<operations['getManufacturingCycleDetails']['parameters']['query']>, operations['getManufacturingCycleDetails']['responses'][200]['content']['application/json']['data']> = {
  id: 'getManufacturingCycleDetails',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetDetails/{id}',
  tag: 'manufacturing-cycle',
  answer: 'result',
};

/**
 * Read the stamp of a cycle
 * Before each item of a bulk operation (J10).
 *
 * `GET /ManufacturingCycle/GetTimestamp/{id}` (any of ReadOnlyManufacturingCycleAccess, CanManageManufacturingCycles)
 */
export const getManufacturingCycleStamp: Read<operations['getManufacturingCycleStamp']['parameters']['path'], operations['getManufacturingCycleStamp']['responses'][200]['content']['application/json']['data']> = {
  id: 'getManufacturingCycleStamp',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycle/GetTimestamp/{id}',
  tag: 'manufacturing-cycle',
  answer: 'result',
};

/**
 * Start the current step of a job
 * Needs canStartStep; the step is in progress and the caller is named as its worker (H5).
 *
 * `POST /ManufacturingCycle/StartCurrentStep` (any of CanManageManufacturingCycles)
 */
export const startJobStep: Write<{ body: operations['startJobStep']['requestBody']['content']['application/json'] }, operations['startJobStep']['responses'][200]['content']['application/json']> = {
  id: 'startJobStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/StartCurrentStep',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Complete the current step of a job
 * Needs canCompleteStep; the successor becomes current.
 *
 * `POST /ManufacturingCycle/MarkCurrentStepAsCompleted` (any of CanManageManufacturingCycles)
 */
export const completeJobStep: Write<{ body: operations['completeJobStep']['requestBody']['content']['application/json'] }, operations['completeJobStep']['responses'][200]['content']['application/json']> = {
  id: 'completeJobStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/MarkCurrentStepAsCompleted',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Take back the last action of a job
 * Needs canUndoJob: from in progress to pending, or the last completed step back to in progress. Also the undo of a bulk operation (J16). Where it takes a rework away it asks first, by a Warning that says what is lost.
 *
 * `POST /ManufacturingCycle/UndoCurrentStep` (any of CanManageManufacturingCycles)
 */
export const undoJobStep: Write<{ body: operations['undoJobStep']['requestBody']['content']['application/json'] }, operations['undoJobStep']['responses'][200]['content']['application/json']> = {
  id: 'undoJobStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/UndoCurrentStep',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Restart a job
 * Needs canRestartJob; every step is pending again.
 *
 * `POST /ManufacturingCycle/RestartManufacturingJob` (any of CanManageManufacturingCycles)
 */
export const restartJob: Write<{ body: operations['restartJob']['requestBody']['content']['application/json'] }, operations['restartJob']['responses'][200]['content']['application/json']> = {
  id: 'restartJob',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/RestartManufacturingJob',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Start the current step of a job, as part of a bulk operation
 * As StartCurrentStep; the history names the bulk operation (J16).
 *
 * `POST /ManufacturingCycle/StartCurrentStepBulkOperation` (any of CanManageManufacturingCycles)
 */
export const startJobStepInBulk: Write<{ body: operations['startJobStepInBulk']['requestBody']['content']['application/json'] }, operations['startJobStepInBulk']['responses'][200]['content']['application/json']> = {
  id: 'startJobStepInBulk',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/StartCurrentStepBulkOperation',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Complete the current step of a job, as part of a bulk operation
 * As MarkCurrentStepAsCompleted; the message of an Error becomes the status of the item (J12).
 *
 * `POST /ManufacturingCycle/MarkCurrentStepAsCompletedBulkOperation` (any of CanManageManufacturingCycles)
 */
export const completeJobStepInBulk: Write<{ body: operations['completeJobStepInBulk']['requestBody']['content']['application/json'] }, operations['completeJobStepInBulk']['responses'][200]['content']['application/json']> = {
  id: 'completeJobStepInBulk',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/MarkCurrentStepAsCompletedBulkOperation',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Start the current step of a rework
 * Needs canStartStep of the rework.
 *
 * `POST /ManufacturingCycle/StartReworkStep` (any of CanManageManufacturingCycles)
 */
export const startReworkStep: Write<{ body: operations['startReworkStep']['requestBody']['content']['application/json'] }, operations['startReworkStep']['responses'][200]['content']['application/json']> = {
  id: 'startReworkStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/StartReworkStep',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Complete the current step of a rework
 * Needs canCompleteStep of the rework; after its last step the job goes on.
 *
 * `POST /ManufacturingCycle/MarkCurrentReworkStepAsCompleted` (any of CanManageManufacturingCycles)
 */
export const completeReworkStep: Write<{ body: operations['completeReworkStep']['requestBody']['content']['application/json'] }, operations['completeReworkStep']['responses'][200]['content']['application/json']> = {
  id: 'completeReworkStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/MarkCurrentReworkStepAsCompleted',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Add a rework to a job
 * Needs canRework. A sub-job repeats the steps from the chosen one to the current one.
 *
 * `POST /ManufacturingCycle/AddRework` (any of CanManageManufacturingCycles)
 */
export const addRework: Write<{ body: operations['addRework']['requestBody']['content']['application/json'] }, operations['addRework']['responses'][200]['content']['application/json']> = {
  id: 'addRework',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/AddRework',
  tag: 'manufacturing-cycle',
  refetches: ['manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Finalize a cycle
 * Skips every step that is not completed (H16). Refused while a rework is open. The stamp is named timestamp here (AA6).
 *
 * `POST /ManufacturingCycle/SkipAllSteps` (any of CanManageManufacturingCycles)
 */
export const finalizeManufacturingCycle: Write<{ body: operations['finalizeManufacturingCycle']['requestBody']['content']['application/json'] }, operations['finalizeManufacturingCycle']['responses'][200]['content']['application/json']> = {
  id: 'finalizeManufacturingCycle',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/SkipAllSteps',
  tag: 'manufacturing-cycle',
  refetches: ['prototype-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Change the order number of a cycle
 * The order number of the plan behind the cycle, edited from the shop floor (H17).
 *
 * `POST /ManufacturingCycle/EditOrderNumber` (any of CanManageManufacturingCycles)
 */
export const editManufacturingOrderNumber: Write<{ body: operations['editManufacturingOrderNumber']['requestBody']['content']['application/json'] }, operations['editManufacturingOrderNumber']['responses'][200]['content']['application/json']> = {
  id: 'editManufacturingOrderNumber',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/EditOrderNumber',
  tag: 'manufacturing-cycle',
  refetches: ['prototype-cycle', 'plan', 'plan-list', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * State the revision of the manufacturing data of a cycle
 * As for the plan: the required revision marks its data as available, and cannot be taken back (H18).
 *
 * `POST /ManufacturingCycle/EditManufacturingDataRevision` (any of CanManageManufacturingCycles)
 */
export const editManufacturingDataRevision: Write<{ body: operations['editManufacturingDataRevision']['requestBody']['content']['application/json'] }, operations['editManufacturingDataRevision']['responses'][200]['content']['application/json']> = {
  id: 'editManufacturingDataRevision',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/EditManufacturingDataRevision',
  tag: 'manufacturing-cycle',
  refetches: ['prototype-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};

/**
 * Plan the pending milestones of a cycle anew
 * They count from now on, unless their predecessor is planned for later. Completed and locked ones stay (F29, H20).
 *
 * `POST /ManufacturingCycle/RescheduleManufacturingMilestones/{id}` (any of CanManageFulfilmentPlan, CanManageManufacturingCycles)
 */
export const rescheduleManufacturingMilestones: Write<operations['rescheduleManufacturingMilestones']['parameters']['path'], operations['rescheduleManufacturingMilestones']['responses'][200]['content']['application/json']> = {
  id: 'rescheduleManufacturingMilestones',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/ManufacturingCycle/RescheduleManufacturingMilestones/{id}',
  tag: 'manufacturing-cycle',
  refetches: ['prototype-cycle', 'manufacturing-cycle-list', 'plan', 'plan-list', 'combined-order', 'change', 'repeat-order'],
  answer: 'result',
};
