/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the languages for configuration
 * All languages by name, to be edited (S1).
 *
 * `GET /Configuration/Language` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredLanguages: Read<object, operations['listConfiguredLanguages']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredLanguages',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/Language',
  tag: 'language',
};

/**
 * Change a language
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
 *
 * `PUT /Configuration/Language` (any of CanManageEDocSystemConfiguration)
 */
export const updateLanguage: Write<NonNullable<operations['updateLanguage']['parameters']['query']> & { body: operations['updateLanguage']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateLanguage',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/Language',
  tag: 'language',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a language
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/Language` (any of CanManageEDocSystemConfiguration)
 */
export const addLanguage: Write<{ body: operations['addLanguage']['requestBody']['content']['application/json'] }, operations['addLanguage']['responses'][200]['content']['application/json']> = {
  id: 'addLanguage',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/Language',
  tag: 'language',
  refetches: ['dictionary'],
};

/**
 * Delete a language
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/Language/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteLanguage: Write<operations['deleteLanguage']['parameters']['path'], undefined> = {
  id: 'deleteLanguage',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/Language/{id}',
  tag: 'language',
  refetches: ['dictionary'],
  answer: 'nothing',
};
