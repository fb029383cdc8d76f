/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the efforts of a plant
 * One group per workflow, by name. workDayDuration turns minutes into days (T23).
 *
 * `GET /WorkflowStepEffort/GetEfforts` (any of CanManageWorkflowStepEfforts)
 */
export const listWorkflowStepEfforts: Read<operations['listWorkflowStepEfforts']['parameters']['query'], operations['listWorkflowStepEfforts']['responses'][200]['content']['application/json']> = {
  id: 'listWorkflowStepEfforts',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/WorkflowStepEffort/GetEfforts',
  tag: 'workflow-step-effort',
};

/**
 * Change the efforts of a group
 * Planned ends of open steps follow. Steps that are not among the items keep their efforts; a step that is not one of the workflow is refused.
 *
 * `POST /WorkflowStepEffort/EditWorkflowStepEffort` (any of CanManageWorkflowStepEfforts)
 */
export const updateWorkflowStepEffort: Write<NonNullable<operations['updateWorkflowStepEffort']['parameters']['query']> & { body: operations['updateWorkflowStepEffort']['requestBody']['content']['application/json'] }, operations['updateWorkflowStepEffort']['responses'][200]['content']['application/json']> = {
  id: 'updateWorkflowStepEffort',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/WorkflowStepEffort/EditWorkflowStepEffort',
  tag: 'workflow-step-effort',
  refetches: ['manufacturing-cycle', 'manufacturing-cycle-list'],
  answer: 'result',
};
