/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the regions for configuration
 * All regions by name, to be edited (S4).
 *
 * `GET /Configuration/Region` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredRegions: Read<object, operations['listConfiguredRegions']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredRegions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Region',
  tag: 'region',
};

/**
 * Change a region
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
 *
 * `PUT /Configuration/Region` (any of CanManageEDocSystemConfiguration)
 */
export const updateRegion: Write<NonNullable<operations['updateRegion']['parameters']['query']> & { body: operations['updateRegion']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateRegion',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Region',
  tag: 'region',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a region
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Region` (any of CanManageEDocSystemConfiguration)
 */
export const addRegion: Write<{ body: operations['addRegion']['requestBody']['content']['application/json'] }, operations['addRegion']['responses'][200]['content']['application/json']> = {
  id: 'addRegion',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Region',
  tag: 'region',
  refetches: ['dictionary'],
};

/**
 * Delete a region
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/Region/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteRegion: Write<operations['deleteRegion']['parameters']['path'], undefined> = {
  id: 'deleteRegion',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Region/{id}',
  tag: 'region',
  refetches: ['dictionary'],
  answer: 'nothing',
};
