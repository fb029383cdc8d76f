/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the divisions for configuration
 * All divisions by name, to be edited (S1).
 *
 * `GET /Configuration/Division` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredDivisions: Read<object, operations['listConfiguredDivisions']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredDivisions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Division',
  tag: 'division',
};

/**
 * Change a division
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
 *
 * `PUT /Configuration/Division` (any of CanManageEDocSystemConfiguration)
 */
export const updateDivision: Write<NonNullable<operations['updateDivision']['parameters']['query']> & { body: operations['updateDivision']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateDivision',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Division',
  tag: 'division',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a division
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Division` (any of CanManageEDocSystemConfiguration)
 */
export const addDivision: Write<{ body: operations['addDivision']['requestBody']['content']['application/json'] }, operations['addDivision']['responses'][200]['content']['application/json']> = {
  id: 'addDivision',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Division',
  tag: 'division',
  refetches: ['dictionary'],
};

/**
 * Delete a division
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/Division/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteDivision: Write<operations['deleteDivision']['parameters']['path'], undefined> = {
  id: 'deleteDivision',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Division/{id}',
  tag: 'division',
  refetches: ['dictionary'],
  answer: 'nothing',
};
