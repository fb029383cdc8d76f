/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the portals for configuration
 * All portals by name, to be edited (S1).
 *
 * `GET /Configuration/Portal` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredPortals: Read<object, operations['listConfiguredPortals']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredPortals',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Portal',
  tag: 'portal',
};

/**
 * Change a portal
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
 *
 * `PUT /Configuration/Portal` (any of CanManageEDocSystemConfiguration)
 */
export const updatePortal: Write<NonNullable<operations['updatePortal']['parameters']['query']> & { body: operations['updatePortal']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updatePortal',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Portal',
  tag: 'portal',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a portal
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Portal` (any of CanManageEDocSystemConfiguration)
 */
export const addPortal: Write<{ body: operations['addPortal']['requestBody']['content']['application/json'] }, operations['addPortal']['responses'][200]['content']['application/json']> = {
  id: 'addPortal',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Portal',
  tag: 'portal',
  refetches: ['dictionary'],
};

/**
 * Delete a portal
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/Portal/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deletePortal: Write<operations['deletePortal']['parameters']['path'], undefined> = {
  id: 'deletePortal',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Portal/{id}',
  tag: 'portal',
  refetches: ['dictionary'],
  answer: 'nothing',
};
