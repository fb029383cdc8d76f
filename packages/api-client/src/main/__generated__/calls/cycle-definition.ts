/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List cycle definitions
 * All definitions by name (U10).
 *
 * `GET /ManufacturingCycleDefinition/GetRecords` (any of CanManageWorkflows)
 */
export const listCycleDefinitions: Read<object, operations['listCycleDefinitions']['responses'][200]['content']['application/json']> = {
  id: 'listCycleDefinitions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycleDefinition/GetRecords',
  tag: 'cycle-definition',
};

/**
 * Read a cycle definition
 * With its work orders and their workflows.
 *
 * `GET /ManufacturingCycleDefinition/GetManufacturingCycleDefinition/{id}` (any of CanManageWorkflows)
 */
export const getCycleDefinition: Read<operations['getCycleDefinition']['parameters']['path'], operations['getCycleDefinition']['responses'][200]['content']['application/json']['data']> = {
  id: 'getCycleDefinition',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycleDefinition/GetManufacturingCycleDefinition/{id}',
  tag: 'cycle-definition',
  answer: 'result',
};

/**
 * List the workflows for cycle definitions
 * For the editor of a definition, by name (U11).
 *
 * `GET /ManufacturingCycleDefinition/GetAllWorkflows` (any of CanManageWorkflows)
 */
export const listWorkflowsForDefinitions: Read<object, operations['listWorkflowsForDefinitions']['responses'][200]['content']['application/json']['data']> = {
  id: 'listWorkflowsForDefinitions',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/ManufacturingCycleDefinition/GetAllWorkflows',
  tag: 'cycle-definition',
  answer: 'result',
};

/**
 * Add or change a cycle definition
 * Cycles that exist keep what they were created with (U12).
 *
 * `PUT /ManufacturingCycleDefinition/Save` (any of CanManageWorkflows)
 */
export const saveCycleDefinition: Write<NonNullable<operations['saveCycleDefinition']['parameters']['query']> & { body: operations['saveCycleDefinition']['requestBody']['content']['application/json'] }, operations['saveCycleDefinition']['responses'][200]['content']['application/json']> = {
  id: 'saveCycleDefinition',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/ManufacturingCycleDefinition/Save',
  tag: 'cycle-definition',
  refetches: ['product', 'workflow'],
  answer: 'result',
};
