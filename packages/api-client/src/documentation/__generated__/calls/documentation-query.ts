/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the saved filters of the documentation
 * One's own and those that are not private, for who manages everybody's filters all of them, by name; of each list to those who may read it (W5).
 *
 * `GET /StoredQuery` (any of CanReadDocuments, CanReadProducts)
 */
export const listDocumentationQueries: Read<object, operations['listDocumentationQueries']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentationQueries',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/StoredQuery',
  tag: 'documentation-query',
};

/**
 * Rename a saved filter of the documentation
 * Only one's own, or anybody's for who manages everybody's filters; a name that its owner uses already is refused with 409, unless that filter shall be overwritten (W4, W9).
 *
 * `PUT /StoredQuery` (any of CanReadDocuments, CanReadProducts)
 */
export const renameDocumentationQuery: Write<{ body: operations['renameDocumentationQuery']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'renameDocumentationQuery',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/StoredQuery',
  tag: 'documentation-query',
  answer: 'nothing',
};

/**
 * Delete a saved filter of the documentation
 * Only one's own, or anybody's for who manages everybody's filters; it disappears from menu and filter bar (W6).
 *
 * `DELETE /StoredQuery` (any of CanReadDocuments, CanReadProducts)
 */
export const deleteDocumentationQuery: Write<operations['deleteDocumentationQuery']['parameters']['query'], undefined> = {
  id: 'deleteDocumentationQuery',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/StoredQuery',
  tag: 'documentation-query',
  answer: 'nothing',
};

/**
 * List the saved filters of the document list
 * For the menu and the filter bar, private before public, then by name.
 *
 * `GET /StoredQuery/Document` (any of CanReadDocuments)
 */
export const listDocumentQueries: Read<object, operations['listDocumentQueries']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentQueries',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/StoredQuery/Document',
  tag: 'documentation-query',
};

/**
 * Save the filters of the document list
 * A name that the caller uses already is overwritten after the screen asked (O27).
 *
 * `POST /StoredQuery/Document` (any of CanReadDocuments)
 */
export const saveDocumentQuery: Write<{ body: operations['saveDocumentQuery']['requestBody']['content']['application/json'] }, operations['saveDocumentQuery']['responses'][200]['content']['application/json']> = {
  id: 'saveDocumentQuery',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/StoredQuery/Document',
  tag: 'documentation-query',
};

/**
 * List the saved filters of the product list
 * For the menu and the filter bar, private before public, then by name.
 *
 * `GET /StoredQuery/Product` (any of CanReadProducts)
 */
export const listProductQueries: Read<object, operations['listProductQueries']['responses'][200]['content']['application/json']> = {
  id: 'listProductQueries',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/StoredQuery/Product',
  tag: 'documentation-query',
};

/**
 * Save the filters of the product list
 * A name that the caller uses already is overwritten after the screen asked (O27).
 *
 * `POST /StoredQuery/Product` (any of CanReadProducts)
 */
export const saveProductQuery: Write<{ body: operations['saveProductQuery']['requestBody']['content']['application/json'] }, operations['saveProductQuery']['responses'][200]['content']['application/json']> = {
  id: 'saveProductQuery',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/StoredQuery/Product',
  tag: 'documentation-query',
};
