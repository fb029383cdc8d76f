/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the tree of a product for key codes
 * Its versions; those without a key code are disabled.
 *
 * `GET /KeyCodeExport/{id}` (any of CanExportProducts)
 */
export const getKeyCodeExportTree: Read<operations['getKeyCodeExportTree']['parameters']['path'], operations['getKeyCodeExportTree']['responses'][200]['content']['application/json']> = {
  id: 'getKeyCodeExportTree',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCodeExport/{id}',
  tag: 'key-code-export',
};

/**
 * List the trees of products for key codes
 * In the order of the ids.
 *
 * `GET /KeyCodeExport/List` (any of CanExportProducts)
 */
export const listKeyCodeExportTrees: Read<operations['listKeyCodeExportTrees']['parameters']['query'], operations['listKeyCodeExportTrees']['responses'][200]['content']['application/json']> = {
  id: 'listKeyCodeExportTrees',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCodeExport/List',
  tag: 'key-code-export',
};

/**
 * Find products by a part of their GTIN for key codes
 * GTIN contains the text; at most 20 (R18).
 *
 * `GET /KeyCodeExport/ProductGtins` (any of CanExportProducts)
 */
export const findGtinsForKeyCodeExport: Read<operations['findGtinsForKeyCodeExport']['parameters']['query'], operations['findGtinsForKeyCodeExport']['responses'][200]['content']['application/json']> = {
  id: 'findGtinsForKeyCodeExport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCodeExport/ProductGtins',
  tag: 'key-code-export',
};

/**
 * Find documents by a part of their number for key codes
 * Number contains the text; at most 20 (R18).
 *
 * `GET /KeyCodeExport/DocumentNumbers` (any of CanExportProducts)
 */
export const findDocumentNumbersForKeyCodeExport: Read<operations['findDocumentNumbersForKeyCodeExport']['parameters']['query'], operations['findDocumentNumbersForKeyCodeExport']['responses'][200]['content']['application/json']> = {
  id: 'findDocumentNumbersForKeyCodeExport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/KeyCodeExport/DocumentNumbers',
  tag: 'key-code-export',
};

/**
 * Export key codes as a text file
 * One line per product version: GTIN, version, code. Always export-keycodes.txt.
 *
 * `POST /KeyCodeExport` (any of CanExportProducts)
 */
export const exportKeyCodes: Read<{ body: operations['exportKeyCodes']['requestBody']['content']['application/json'] }, DownloadedFile> = {
  id: 'exportKeyCodes',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/KeyCodeExport',
  tag: 'key-code-export',
  answer: 'file',
};

/**
 * Read the GTINs of a file for key codes
 * Preselects the products in the tree; codes that are pasted are sent as such a file.
 *
 * `POST /KeyCodeExport/ExtractGtins` (any of CanExportProducts)
 */
export const extractGtinsForKeyCodeExport: Read<{ body: operations['extractGtinsForKeyCodeExport']['requestBody']['content']['multipart/form-data'] }, operations['extractGtinsForKeyCodeExport']['responses'][200]['content']['application/json']> = {
  id: 'extractGtinsForKeyCodeExport',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/KeyCodeExport/ExtractGtins',
  tag: 'key-code-export',
  send: 'form',
};
