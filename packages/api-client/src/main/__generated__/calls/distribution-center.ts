/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List distribution centres
 * All distribution centres by name, with the calendars, destination locations and time zones that the form offers.
 *
 * `GET /DistributionCenters/GetRecords` (any of CanManageMappings)
 */
export const listDistributionCenters: Read<object, operations['listDistributionCenters']['responses'][200]['content']['application/json']> = {
  id: 'listDistributionCenters',
  api: 'main',
  kind: 'read',
  method: 'GET',
  path: '/DistributionCenters/GetRecords',
  tag: 'distribution-center',
};

/**
 * Add a distribution centre
 * Adds a distribution centre. A name that exists already is refused with Error.
 *
 * `POST /DistributionCenters/Add` (any of CanManageMappings)
 */
export const addDistributionCenter: Write<{ body: operations['addDistributionCenter']['requestBody']['content']['application/json'] }, operations['addDistributionCenter']['responses'][200]['content']['application/json']> = {
  id: 'addDistributionCenter',
  api: 'main',
  kind: 'write',
  method: 'POST',
  path: '/DistributionCenters/Add',
  tag: 'distribution-center',
  refetches: ['plan-option', 'plan', 'milestone-lead-time', 'plan-list'],
  answer: 'result',
};

/**
 * Change a distribution centre
 * Replaces what was entered for a distribution centre.
 *
 * `PUT /DistributionCenters/Edit/{id}` (any of CanManageMappings)
 */
export const updateDistributionCenter: Write<operations['updateDistributionCenter']['parameters']['path'] & NonNullable<operations['updateDistributionCenter']['parameters']['query']> & { body: operations['updateDistributionCenter']['requestBody']['content']['application/json'] }, operations['updateDistributionCenter']['responses'][200]['content']['application/json']> = {
  id: 'updateDistributionCenter',
  api: 'main',
  kind: 'write',
  method: 'PUT',
  path: '/DistributionCenters/Edit/{id}',
  tag: 'distribution-center',
  refetches: ['plan-option', 'plan', 'milestone-lead-time', 'plan-list'],
  answer: 'result',
};

/**
 * Delete a distribution centre
 * Deletes a distribution centre. Refused with Error while plans use it.
 *
 * `DELETE /DistributionCenters/Remove/{id}` (any of CanManageMappings)
 */
export const removeDistributionCenter: Write<operations['removeDistributionCenter']['parameters']['path'], operations['removeDistributionCenter']['responses'][200]['content']['application/json']> = {
  id: 'removeDistributionCenter',
  api: 'main',
  kind: 'write',
  method: 'DELETE',
  path: '/DistributionCenters/Remove/{id}',
  tag: 'distribution-center',
  refetches: ['plan-option', 'plan', 'milestone-lead-time', 'plan-list'],
  answer: 'result',
};
