/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List workflows
 * All workflows by symbol, without their steps (U1).
 *
 * `GET /Workflow/GetRecords` (any of CanManageWorkflows)
 */
export const listWorkflows: Read<object, operations['listWorkflows']['responses'][200]['content']['application/json']> = {
  id: 'listWorkflows',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Workflow/GetRecords',
  tag: 'workflow',
};

/**
 * Read a workflow
 * With its steps in order.
 *
 * `GET /Workflow/GetWorkflow/{id}` (any of CanManageWorkflows)
 */
export const getWorkflow: Read<operations['getWorkflow']['parameters']['path'], operations['getWorkflow']['responses'][200]['content']['application/json']['data']> = {
  id: 'getWorkflow',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Workflow/GetWorkflow/{id}',
  tag: 'workflow',
  answer: 'result',
};

/**
 * List the versions of a workflow
 * Newest first, each whole, so that any two can be compared. The most recent 200.
 *
 * `GET /Workflow/GetVersions/{id}` (any of CanManageWorkflows)
 */
export const listWorkflowVersions: Read<operations['listWorkflowVersions']['parameters']['path'], operations['listWorkflowVersions']['responses'][200]['content']['application/json']['data']> = {
  id: 'listWorkflowVersions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Workflow/GetVersions/{id}',
  tag: 'workflow',
  answer: 'result',
};

/**
 * List the job steps for workflows
 * The whole catalogue by name; also for the workflows of prototypes.
 *
 * `GET /Workflow/GetAllJobSteps` (any of CanManageWorkflows, CanManageManufacturingCycles)
 */
export const listJobStepsForWorkflows: Read<object, operations['listJobStepsForWorkflows']['responses'][200]['content']['application/json']['data']> = {
  id: 'listJobStepsForWorkflows',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/Workflow/GetAllJobSteps',
  tag: 'workflow',
  answer: 'result',
};

/**
 * Add a workflow
 * HTTP 200 means created; a refusal is a problem with its reasons (U6).
 *
 * `POST /Workflow/Add` (any of CanManageWorkflows)
 */
export const addWorkflow: Write<{ body: operations['addWorkflow']['requestBody']['content']['application/json'] }, operations['addWorkflow']['responses'][200]['content']['application/json']> = {
  id: 'addWorkflow',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/Workflow/Add',
  tag: 'workflow',
  refetches: ['workflow-step-effort', 'cycle-definition'],
};

/**
 * Change a workflow
 * Running cycles keep the version they started with (U7).
 *
 * `PUT /Workflow/Update` (any of CanManageWorkflows)
 */
export const updateWorkflow: Write<NonNullable<operations['updateWorkflow']['parameters']['query']> & { body: operations['updateWorkflow']['requestBody']['content']['application/json'] }, operations['updateWorkflow']['responses'][200]['content']['application/json']> = {
  id: 'updateWorkflow',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/Workflow/Update',
  tag: 'workflow',
  refetches: ['workflow-step-effort', 'cycle-definition'],
  answer: 'result',
};

/**
 * Ask whether a workflow can be changed
 * Asked before every update; no answers the warning 'This workflow cannot be updated' (U7), and message says what uses the workflow.
 *
 * `POST /Workflow/CanBeUpdated` (any of CanManageWorkflows)
 */
export const canUpdateWorkflow: Read<{ body: operations['canUpdateWorkflow']['requestBody']['content']['application/json'] }, operations['canUpdateWorkflow']['responses'][200]['content']['application/json']['data']> = {
  id: 'canUpdateWorkflow',
  api: 'main',
  kind: 'read',
  method: 'POST',
  path: '/Workflow/CanBeUpdated',
  tag: 'workflow',
  answer: 'result',
};
