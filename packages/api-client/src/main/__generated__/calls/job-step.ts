/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List job steps
 * The whole catalogue by name.
 *
 * `GET /JobStep/GetRecords` (any of CanManageWorkflows)
 */
export const listJobSteps: Read<object, operations['listJobSteps']['responses'][200]['content']['application/json']> = {
  id: 'listJobSteps',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/JobStep/GetRecords',
  tag: 'job-step',
};

/**
 * Add a job step
 * Adds a job step. A name that exists already is refused with Error.
 *
 * `POST /JobStep/Add` (any of CanManageWorkflows)
 */
export const addJobStep: Write<{ body: operations['addJobStep']['requestBody']['content']['application/json'] }, operations['addJobStep']['responses'][200]['content']['application/json']> = {
  id: 'addJobStep',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/JobStep/Add',
  tag: 'job-step',
  refetches: ['workflow', 'workflow-step-effort'],
  answer: 'result',
};

/**
 * Change a job step
 * Replaces what was entered for a job step.
 *
 * `PUT /JobStep/Edit/{id}` (any of CanManageWorkflows)
 */
export const updateJobStep: Write<operations['updateJobStep']['parameters']['path'] & NonNullable<operations['updateJobStep']['parameters']['query']> & { body: operations['updateJobStep']['requestBody']['content']['application/json'] }, operations['updateJobStep']['responses'][200]['content']['application/json']> = {
  id: 'updateJobStep',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/JobStep/Edit/{id}',
  tag: 'job-step',
  refetches: ['workflow', 'workflow-step-effort'],
  answer: 'result',
};
