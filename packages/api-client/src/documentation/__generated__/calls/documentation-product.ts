/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List products
 * One page of the products that match (P1, P2).
 *
 * `GET /Product` (any of CanReadProducts)
 */
export const listDocumentationProducts: Read<NonNullable<operations['listDocumentationProducts']['parameters']['query']>, operations['listDocumentationProducts']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentationProducts',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Product',
  tag: 'documentation-product',
};

/**
 * Add a product
 * Refused with 409 for a catalogue number or GTIN that exists (P6).
 *
 * `POST /Product` (any of CanManageProducts)
 */
export const addDocumentationProduct: Write<{ body: operations['addDocumentationProduct']['requestBody']['content']['application/json'] }, operations['addDocumentationProduct']['responses'][200]['content']['application/json']> = {
  id: 'addDocumentationProduct',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Product',
  tag: 'documentation-product',
};

/**
 * Read a product
 * With versions, associations and changes. When the query of the list is sent along, with its neighbours in that list (P7).
 *
 * `GET /Product/{id}` (any of CanReadProducts)
 */
export const getDocumentationProduct: Read<operations['getDocumentationProduct']['parameters']['path'] & NonNullable<operations['getDocumentationProduct']['parameters']['query']>, operations['getDocumentationProduct']['responses'][200]['content']['application/json']> = {
  id: 'getDocumentationProduct',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Product/{id}',
  tag: 'documentation-product',
};

/**
 * Delete a product
 * Refused with 409 when a key code would lose it.
 *
 * `DELETE /Product/{id}` (any of CanRemoveData)
 */
export const deleteDocumentationProduct: Write<operations['deleteDocumentationProduct']['parameters']['path'], undefined> = {
  id: 'deleteDocumentationProduct',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Product/{id}',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Change the description of a product
 * The value travels in the query, as for documents.
 *
 * `PUT /Product/{id}/Description` (any of CanManageProducts)
 */
export const setProductDescription: Write<operations['setProductDescription']['parameters']['path'] & operations['setProductDescription']['parameters']['query'], undefined> = {
  id: 'setProductDescription',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/{id}/Description',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Change the family of a product
 * The id of a product family travels in the query; left out the family is cleared.
 *
 * `PUT /Product/{id}/ProductFamily` (any of CanManageProducts)
 */
export const setProductFamily: Write<operations['setProductFamily']['parameters']['path'] & NonNullable<operations['setProductFamily']['parameters']['query']>, undefined> = {
  id: 'setProductFamily',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/{id}/ProductFamily',
  tag: 'documentation-product',
  answer: 'nothing',
};

/**
 * Change the division of a product
 * The id of a division of the dictionary travels in the query (AA8).
 *
 * `PUT /Product/{id}/Division` (any of CanManageProducts)
 */
export const setProductDivision: Write<operations['setProductDivision']['parameters']['path'] & operations['setProductDivision']['parameters']['query'], undefined> = {
  id: 'setProductDivision',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/{id}/Division',
  tag: 'documentation-product',
  answer: 'nothing',
};

/**
 * Change the key code switch of a product
 * Only when isNeedsKeyCodeEditable (P9).
 *
 * `PUT /Product/{id}/NeedsKeyCode` (any of CanManageProducts)
 */
export const setProductNeedsKeyCode: Write<operations['setProductNeedsKeyCode']['parameters']['path'] & operations['setProductNeedsKeyCode']['parameters']['query'], undefined> = {
  id: 'setProductNeedsKeyCode',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/{id}/NeedsKeyCode',
  tag: 'documentation-product',
  refetches: ['key-code'],
  answer: 'nothing',
};

/**
 * Change the eIFU description of a product
 * The description in the eIFU travels in the query; left out it is cleared.
 *
 * `PUT /Product/{id}/EIFUDescription` (any of CanManageProducts)
 */
export const setProductEifuDescription: Write<operations['setProductEifuDescription']['parameters']['path'] & NonNullable<operations['setProductEifuDescription']['parameters']['query']>, undefined> = {
  id: 'setProductEifuDescription',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/{id}/EIFUDescription',
  tag: 'documentation-product',
  answer: 'nothing',
};

/**
 * Find documents by a part of their number
 * For the filter Describing Documents (P2); at most 20.
 *
 * `GET /Product/DocumentNumbers` (any of CanReadProducts)
 */
export const findDocumentNumbers: Read<operations['findDocumentNumbers']['parameters']['query'], operations['findDocumentNumbers']['responses'][200]['content']['application/json']> = {
  id: 'findDocumentNumbers',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Product/DocumentNumbers',
  tag: 'documentation-product',
};

/**
 * Find documents that can describe a product
 * Number contains the text and the document is not associated yet; at most 20.
 *
 * `GET /Product/{id}/DocumentNumbers` (any of CanManageProducts)
 */
export const findDocumentNumbersForProduct: Read<operations['findDocumentNumbersForProduct']['parameters']['path'] & operations['findDocumentNumbersForProduct']['parameters']['query'], operations['findDocumentNumbersForProduct']['responses'][200]['content']['application/json']> = {
  id: 'findDocumentNumbersForProduct',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Product/{id}/DocumentNumbers',
  tag: 'documentation-product',
};

/**
 * Change the document of an association
 * Refused with 409 once versions are associated (P14).
 *
 * `PUT /Product/Association` (any of CanManageProducts)
 */
export const updateAssociation: Write<NonNullable<operations['updateAssociation']['parameters']['query']> & { body: operations['updateAssociation']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateAssociation',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/Association',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Let documents describe a product
 * Refused with 409 when one is associated already (P13).
 *
 * `POST /Product/Association` (any of CanManageProducts)
 */
export const addAssociations: Write<{ body: operations['addAssociations']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'addAssociations',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Product/Association',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Delete an association
 * Its version associations go with it, unless a key code would lose a document version (P16, P23).
 *
 * `DELETE /Product/Association/{id}` (any of CanRemoveData)
 */
export const deleteAssociation: Write<operations['deleteAssociation']['parameters']['path'], undefined> = {
  id: 'deleteAssociation',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Product/Association/{id}',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Change a version of a product
 * Refused with 409 for a name that exists.
 *
 * `PUT /Product/Version` (any of CanManageProducts)
 */
export const updateProductVersion: Write<NonNullable<operations['updateProductVersion']['parameters']['query']> & { body: operations['updateProductVersion']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateProductVersion',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/Version',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Add a version to a product
 * Refused with 409 for a name that exists.
 *
 * `POST /Product/Version` (any of CanManageProducts)
 */
export const addProductVersion: Write<{ body: operations['addProductVersion']['requestBody']['content']['application/json'] }, operations['addProductVersion']['responses'][200]['content']['application/json']> = {
  id: 'addProductVersion',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Product/Version',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
};

/**
 * Delete a version of a product
 * Refused with 409 when a key code would lose it (P16).
 *
 * `DELETE /Product/Version/{id}` (any of CanRemoveData)
 */
export const deleteProductVersion: Write<operations['deleteProductVersion']['parameters']['path'], undefined> = {
  id: 'deleteProductVersion',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Product/Version/{id}',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Change an association between versions
 * As when it is added.
 *
 * `PUT /Product/VersionsAssociation` (any of CanManageProducts)
 */
export const updateVersionAssociation: Write<NonNullable<operations['updateVersionAssociation']['parameters']['query']> & { body: operations['updateVersionAssociation']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'updateVersionAssociation',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/Product/VersionsAssociation',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Let a document version belong to a product version
 * Refused with 409 when it does already, or when the product version has a key code (P15, P16).
 *
 * `POST /Product/VersionsAssociation` (any of CanManageProducts)
 */
export const addVersionAssociation: Write<{ body: operations['addVersionAssociation']['requestBody']['content']['application/json'] }, operations['addVersionAssociation']['responses'][200]['content']['application/json']> = {
  id: 'addVersionAssociation',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Product/VersionsAssociation',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
};

/**
 * Delete an association between versions
 * Refused with 409 when a key code would lose the document version (P16).
 *
 * `DELETE /Product/VersionsAssociation/{id}` (any of CanRemoveData)
 */
export const deleteVersionAssociation: Write<operations['deleteVersionAssociation']['parameters']['path'], undefined> = {
  id: 'deleteVersionAssociation',
  api: 'documentation',
  kind: 'write',
  method: 'DELETE',
  path: '/Product/VersionsAssociation/{id}',
  tag: 'documentation-product',
  refetches: ['document', 'key-code'],
  answer: 'nothing',
};

/**
 * Assign a key code
 * To a product version, or to a product without versions (P10, P11). A code that stands for exactly these document versions is used again, otherwise one is made (Q6).
 *
 * `POST /Product/{id}/KeyCode` (any of CanManageProducts)
 */
export const assignKeyCode: Write<operations['assignKeyCode']['parameters']['path'] & { body: operations['assignKeyCode']['requestBody']['content']['application/json'] }, operations['assignKeyCode']['responses'][200]['content']['application/json']> = {
  id: 'assignKeyCode',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/Product/{id}/KeyCode',
  tag: 'documentation-product',
  refetches: ['key-code'],
};
