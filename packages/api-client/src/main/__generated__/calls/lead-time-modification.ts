/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the default lead-time modifications
 * By product type and milestone, with what the form offers.
 *
 * `GET /LeadTimeModifications/GetDefaultLeadTimeModifications` (any of CanManageMilestoneLeadTimes)
 */
export const listDefaultLeadTimeModifications: Read<object, operations['listDefaultLeadTimeModifications']['responses'][200]['content']['application/json']> = {
  id: 'listDefaultLeadTimeModifications',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LeadTimeModifications/GetDefaultLeadTimeModifications',
  tag: 'lead-time-modification',
};

/**
 * List the milestones that can be modified
 * For the dialog of default modifications, in the order of planning.
 *
 * `GET /LeadTimeModifications/GetMilestones` (any of CanManageMilestoneLeadTimes)
 */
export const listModifiableMilestones: Read<object, operations['listModifiableMilestones']['responses'][200]['content']['application/json']['data']> = {
  id: 'listModifiableMilestones',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LeadTimeModifications/GetMilestones',
  tag: 'lead-time-modification',
  answer: 'result',
};

/**
 * List the product types that can be modified
 * For the dialog of default modifications, by name.
 *
 * `GET /LeadTimeModifications/GetProductTypes` (any of CanManageMilestoneLeadTimes)
 */
export const listModifiableProductTypes: Read<object, operations['listModifiableProductTypes']['responses'][200]['content']['application/json']['data']> = {
  id: 'listModifiableProductTypes',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/LeadTimeModifications/GetProductTypes',
  tag: 'lead-time-modification',
  answer: 'result',
};

/**
 * Add a default lead-time modification
 * One per product type and milestone. Plans without a modification of their own follow.
 *
 * `POST /LeadTimeModifications/AddDefaultLeadTimeModification` (any of CanManageMilestoneLeadTimes)
 */
export const addDefaultLeadTimeModification: Write<{ body: operations['addDefaultLeadTimeModification']['requestBody']['content']['application/json'] }, operations['addDefaultLeadTimeModification']['responses'][200]['content']['application/json']> = {
  id: 'addDefaultLeadTimeModification',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/LeadTimeModifications/AddDefaultLeadTimeModification',
  tag: 'lead-time-modification',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Change a default lead-time modification
 * Plans without a modification of their own follow.
 *
 * `PUT /LeadTimeModifications/UpdateDefaultLeadTimeModification` (any of CanManageMilestoneLeadTimes)
 */
export const updateDefaultLeadTimeModification: Write<NonNullable<operations['updateDefaultLeadTimeModification']['parameters']['query']> & { body: operations['updateDefaultLeadTimeModification']['requestBody']['content']['application/json'] }, operations['updateDefaultLeadTimeModification']['responses'][200]['content']['application/json']> = {
  id: 'updateDefaultLeadTimeModification',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/LeadTimeModifications/UpdateDefaultLeadTimeModification',
  tag: 'lead-time-modification',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};

/**
 * Delete a default lead-time modification
 * Plans without a modification of their own follow.
 *
 * `DELETE /LeadTimeModifications/DeleteDefaultLeadTimeModification/{id}` (any of CanManageMilestoneLeadTimes)
 */
export const deleteDefaultLeadTimeModification: Write<operations['deleteDefaultLeadTimeModification']['parameters']['path'], operations['deleteDefaultLeadTimeModification']['responses'][200]['content']['application/json']> = {
  id: 'deleteDefaultLeadTimeModification',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/LeadTimeModifications/DeleteDefaultLeadTimeModification/{id}',
  tag: 'lead-time-modification',
  refetches: ['plan', 'plan-list', 'manufacturing-cycle-list'],
  answer: 'result',
};
