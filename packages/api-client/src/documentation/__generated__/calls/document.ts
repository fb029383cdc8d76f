/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List documents
 * One page of the documents that match (O1, O2).
 *
 * `GET /Document` (any of CanReadDocuments)
 */
export const listDocuments: Read<NonNullable<operations['listDocuments']['parameters']['query']>, operations['listDocuments']['responses'][200]['content']['application/json']> = {
  id: 'listDocuments',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Document',
  tag: 'document',
};

/**
 * Add a document
 * Refused with 409 when the number exists or contains characters that are not allowed (O7).
 *
 * `POST /Document` (any of CanManageDocuments)
 */
export const addDocument: Write<{ body: operations['addDocument']['requestBody']['content']['application/json'] }, operations['addDocument']['responses'][200]['content']['application/json']> = {
  id: 'addDocument',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Document',
  tag: 'document',
};

/**
 * Read a document
 * With revisions, files, associated products and changes. When the query of the list is sent along, with its neighbours in that list (O3).
 *
 * `GET /Document/{id}` (any of CanReadDocuments)
 */
export const getDocument: Read<operations['getDocument']['parameters']['path'] & NonNullable<operations['getDocument']['parameters']['query']>, operations['getDocument']['responses'][200]['content']['application/json']> = {
  id: 'getDocument',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Document/{id}',
  tag: 'document',
};

/**
 * Delete a document
 * A locked document, or one whose version is part of a key code, is refused with 409 (O10).
 *
 * `DELETE /Document/{id}` (any of CanRemoveData)
 */
export const deleteDocument: Write<operations['deleteDocument']['parameters']['path'], undefined> = {
  id: 'deleteDocument',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Document/{id}',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
  answer: 'nothing',
};

/**
 * Change the name of a document
 * The value travels in the query, as in its siblings (AA8).
 *
 * `PUT /Document/{id}/Name` (any of CanManageDocuments)
 */
export const setDocumentName: Write<operations['setDocumentName']['parameters']['path'] & operations['setDocumentName']['parameters']['query'], undefined> = {
  id: 'setDocumentName',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/Name',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
  answer: 'nothing',
};

/**
 * Change the division of a document
 * The id of a division of the dictionary travels in the query (AA8).
 *
 * `PUT /Document/{id}/Division` (any of CanManageDocuments)
 */
export const setDocumentDivision: Write<operations['setDocumentDivision']['parameters']['path'] & operations['setDocumentDivision']['parameters']['query'], undefined> = {
  id: 'setDocumentDivision',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/Division',
  tag: 'document',
  answer: 'nothing',
};

/**
 * Change the type of a document
 * The id of a document type of the dictionary travels in the query (AA8).
 *
 * `PUT /Document/{id}/Type` (any of CanManageDocuments)
 */
export const setDocumentType: Write<operations['setDocumentType']['parameters']['path'] & operations['setDocumentType']['parameters']['query'], undefined> = {
  id: 'setDocumentType',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/Type',
  tag: 'document',
  answer: 'nothing',
};

/**
 * Change the eIFU name of a document
 * The name in the eIFU travels in the query; left out it is cleared (AA8).
 *
 * `PUT /Document/{id}/EIFUName` (any of CanManageDocuments)
 */
export const setDocumentEifuName: Write<operations['setDocumentEifuName']['parameters']['path'] & NonNullable<operations['setDocumentEifuName']['parameters']['query']>, undefined> = {
  id: 'setDocumentEifuName',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/EIFUName',
  tag: 'document',
  answer: 'nothing',
};

/**
 * Change the portal of a document
 * The id of a portal travels in the query; left out the portal is cleared (O29).
 *
 * `PUT /Document/{id}/Portal` (any of CanManageDocuments)
 */
export const setDocumentPortal: Write<operations['setDocumentPortal']['parameters']['path'] & NonNullable<operations['setDocumentPortal']['parameters']['query']>, undefined> = {
  id: 'setDocumentPortal',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/Portal',
  tag: 'document',
  answer: 'nothing',
};

/**
 * Change the versioned switch of a document
 * Only when isVersionedEditable; off folds all versions into one (O9).
 *
 * `PUT /Document/{id}/IsVersioned` (any of CanManageDocuments)
 */
export const setDocumentVersioned: Write<operations['setDocumentVersioned']['parameters']['path'] & operations['setDocumentVersioned']['parameters']['query'], undefined> = {
  id: 'setDocumentVersioned',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/IsVersioned',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
  answer: 'nothing',
};

/**
 * Change the number of a document
 * Refused with 409 when it exists.
 *
 * `PUT /Document/{id}/Number` (any of CanManageDocuments)
 */
export const setDocumentNumber: Write<operations['setDocumentNumber']['parameters']['path'] & operations['setDocumentNumber']['parameters']['query'], undefined> = {
  id: 'setDocumentNumber',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/{id}/Number',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
  answer: 'nothing',
};

/**
 * List the versions of a document
 * For associations with product versions (O26), newest first.
 *
 * `GET /Document/{id}/Version` (any of CanReadDocuments, CanReadProducts)
 */
export const listDocumentVersions: Read<operations['listDocumentVersions']['parameters']['path'], operations['listDocumentVersions']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentVersions',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Document/{id}/Version',
  tag: 'document',
};

/**
 * List document numbers by their ids
 * For filters that were saved or sent in a link.
 *
 * `GET /Document/DocumentNumbers` (any of CanReadDocuments, CanReadProducts)
 */
export const listDocumentNumbers: Read<operations['listDocumentNumbers']['parameters']['query'], operations['listDocumentNumbers']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentNumbers',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Document/DocumentNumbers',
  tag: 'document',
};

/**
 * Change a revision
 * The incompatible mark of a first version, or of one in use, cannot change (O14).
 *
 * `PUT /Document/Revision` (any of CanManageDocuments)
 */
export const updateRevision: Write<NonNullable<operations['updateRevision']['parameters']['query']> & { body: operations['updateRevision']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateRevision',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/Revision',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
  answer: 'nothing',
};

/**
 * Add a revision
 * A revision that is not compatible opens a version. Refused with 409 for a name that exists (O17).
 *
 * `POST /Document/Revision` (any of CanManageDocuments)
 */
export const addRevision: Write<{ body: operations['addRevision']['requestBody']['content']['application/json'] }, operations['addRevision']['responses'][200]['content']['application/json']> = {
  id: 'addRevision',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Document/Revision',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
};

/**
 * Delete a revision
 * Refused with 409 when it has product versions, is in a key code or is not compatible (O16).
 *
 * `DELETE /Document/Revision/{id}` (any of CanRemoveData)
 */
export const deleteRevision: Write<operations['deleteRevision']['parameters']['path'], undefined> = {
  id: 'deleteRevision',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Document/Revision/{id}',
  tag: 'document',
  refetches: ['documentation-product', 'key-code'],
  answer: 'nothing',
};

/**
 * Change a file
 * At least one language and one country (O18).
 *
 * `PUT /Document/File` (any of CanManageDocuments)
 */
export const updateDocumentFile: Write<NonNullable<operations['updateDocumentFile']['parameters']['query']> & { body: operations['updateDocumentFile']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateDocumentFile',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Document/File',
  tag: 'document',
  answer: 'nothing',
};

/**
 * Add a file to a revision
 * At least one language and one country; the location has to be a URI (O18).
 *
 * `POST /Document/File` (any of CanManageDocuments)
 */
export const addDocumentFile: Write<{ body: operations['addDocumentFile']['requestBody']['content']['application/json'] }, operations['addDocumentFile']['responses'][200]['content']['application/json']> = {
  id: 'addDocumentFile',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Document/File',
  tag: 'document',
};

/**
 * Delete a file
 * The file is taken out of its revision (O20).
 *
 * `DELETE /Document/File/{id}` (any of CanRemoveData)
 */
export const deleteDocumentFile: Write<operations['deleteDocumentFile']['parameters']['path'], undefined> = {
  id: 'deleteDocumentFile',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Document/File/{id}',
  tag: 'document',
  answer: 'nothing',
};
