/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List key codes
 * All key codes by code.
 *
 * `GET /KeyCode` (any of CanReadProducts)
 */
export const listKeyCodes: Read<object, operations['listKeyCodes']['responses'][200]['content']['application/json']> = {
  id: 'listKeyCodes',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCode',
  tag: 'key-code',
};

/**
 * Make a key code
 * A new, unique code without documents and products (Q2).
 *
 * `POST /KeyCode` (any of CanManageKeyCodes)
 */
export const addKeyCode: Write<object, operations['addKeyCode']['responses'][200]['content']['application/json']> = {
  id: 'addKeyCode',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/KeyCode',
  tag: 'key-code',
};

/**
 * List the document versions that a key code can get
 * Without those that would make its set that of another code.
 *
 * `GET /KeyCode/{id}/availableDocuments` (any of CanManageKeyCodes)
 */
export const listDocumentsForKeyCode: Read<operations['listDocumentsForKeyCode']['parameters']['path'], operations['listDocumentsForKeyCode']['responses'][200]['content']['application/json']> = {
  id: 'listDocumentsForKeyCode',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCode/{id}/availableDocuments',
  tag: 'key-code',
};

/**
 * List the product versions that a key code can get
 * Without those that have another code.
 *
 * `GET /KeyCode/{id}/availableProducts` (any of CanManageKeyCodes)
 */
export const listProductsForKeyCode: Read<operations['listProductsForKeyCode']['parameters']['path'], operations['listProductsForKeyCode']['responses'][200]['content']['application/json']> = {
  id: 'listProductsForKeyCode',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCode/{id}/availableProducts',
  tag: 'key-code',
};

/**
 * Replace the document versions of a key code
 * Refused with 409 when another code stands for the same set (Q4).
 *
 * `PUT /KeyCode/{id}/documents` (any of CanManageKeyCodes)
 */
export const setKeyCodeDocuments: Write<operations['setKeyCodeDocuments']['parameters']['path'] & { body: operations['setKeyCodeDocuments']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'setKeyCodeDocuments',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/KeyCode/{id}/documents',
  tag: 'key-code',
  refetches: ['documentation-product', 'document'],
  answer: 'nothing',
};

/**
 * Replace the product versions of a key code
 * Refused with 409 when one has another code.
 *
 * `PUT /KeyCode/{id}/products` (any of CanManageKeyCodes)
 */
export const setKeyCodeProducts: Write<operations['setKeyCodeProducts']['parameters']['path'] & { body: operations['setKeyCodeProducts']['requestBody']['content']['application/json'] }, undefined> = {
  id: 'setKeyCodeProducts',
  api: 'documentation',
  kind: 'write',
  method: 'PUT',
  path: '/KeyCode/{id}/products',
  tag: 'key-code',
  refetches: ['documentation-product', 'document'],
  answer: 'nothing',
};

/**
 * Follow a code in both directions
 * From a key code, a GTIN or catalogue number, a document number, a request id or the identifier of a combined order to all that belongs to it: document versions, key codes, product versions, plans and combined orders. A plan belongs to the product that has the number of its own as catalogue number. What the caller may not read is null, and so is what lies behind it. Where the code is that of several things, as of a document and of a product, all that belongs to either of them is answered. A code that nothing has, or nothing that the caller may read, answers 404.
 *
 * `GET /Trace` (any of CanReadProducts, CanReadDocuments)
 */
export const getTrace: Read<operations['getTrace']['parameters']['query'], operations['getTrace']['responses'][200]['content']['application/json']> = {
  id: 'getTrace',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Trace',
  tag: 'key-code',
};

/**
 * Export a trace as a spreadsheet
 * All that the trace of the code reaches, one row each, in the order of its levels: up to 10,000 of each; what the caller may not read is left out, and the second sheet says so.
 *
 * `GET /Trace/Export` (any of CanReadProducts, CanReadDocuments)
 */
export const exportTrace: Read<operations['exportTrace']['parameters']['query'], DownloadedFile> = {
  id: 'exportTrace',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/Trace/Export',
  tag: 'key-code',
  answer: 'file',
};
