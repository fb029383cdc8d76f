/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the document types for configuration
 * All document types by name, to be edited (S1).
 *
 * `GET /Configuration/DocumentType` (any of CanManageEDocSystemConfiguration)
 */
export const listConfiguredDocumentTypes: Read<object, operations['listConfiguredDocumentTypes']['responses'][200]['content']['application/json']> = {
  id: 'listConfiguredDocumentTypes',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Configuration/DocumentType',
  tag: 'document-type',
};

/**
 * Change a document type
 * A name that exists is refused with 409, and so is a field that somebody else changed since the stamp.
 *
 * `PUT /Configuration/DocumentType` (any of CanManageEDocSystemConfiguration)
 */
export const updateDocumentType: Write<NonNullable<operations['updateDocumentType']['parameters']['query']> & { body: operations['updateDocumentType']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Configuration/DocumentType',
  tag: 'document-type',
  refetches: ['dictionary', 'document', 'documentation-product'],
  answer: 'nothing',
};

/**
 * Add a document type
 * A name that exists is refused with 409.
 *
 * `POST /Configuration/DocumentType` (any of CanManageEDocSystemConfiguration)
 */
export const addDocumentType: Write<{ body: operations['addDocumentType']['requestBody']['content']['application/json'] }, operations['addDocumentType']['responses'][200]['content']['application/json']> = {
  id: 'addDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Configuration/DocumentType',
  tag: 'document-type',
  refetches: ['dictionary'],
};

/**
 * Delete a document type
 * Refused with 409 and the reason while something uses it (S5).
 *
 * `DELETE /Configuration/DocumentType/{id}` (any of CanManageEDocSystemConfiguration)
 */
export const deleteDocumentType: Write<operations['deleteDocumentType']['parameters']['path'], undefined> = {
  id: 'deleteDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Configuration/DocumentType/{id}',
  tag: 'document-type',
  refetches: ['dictionary'],
  answer: 'nothing',
};
