/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read, Write } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * List the imports of products
 * One page, newest first (R2).
 *
 * `GET /ProductImport` (any of CanImportProducts)
 */
export const listProductImports: Read<NonNullable<operations['listProductImports']['parameters']['query']>, operations['listProductImports']['responses'][200]['content']['application/json']> = {
  id: 'listProductImports',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductImport',
  tag: 'product-import',
};

/**
 * Import a file of products
 * A file that cannot be read is refused with 400, and detail says why (R5). Otherwise all of its rows are kept, and are imported in the background; events of entity product-import tell how it goes on.
 *
 * `POST /ProductImport` (any of CanImportProducts)
 */
export const importProducts: Write<{ body: operations['importProducts']['requestBody']['content']['multipart/form-data'] }, operations['importProducts']['responses'][200]['content']['application/json']> = {
  id: 'importProducts',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/ProductImport',
  tag: 'product-import',
  refetches: ['documentation-product'],
  send: 'form',
};

/**
 * Read an import of products
 * With what became of every row (R2, R3), one page of them in the order of the file; how far it is, while it runs.
 *
 * `GET /ProductImport/{id}` (any of CanImportProducts)
 */
export const getProductImport: Read<operations['getProductImport']['parameters']['path'] & NonNullable<operations['getProductImport']['parameters']['query']>, operations['getProductImport']['responses'][200]['content']['application/json']> = {
  id: 'getProductImport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductImport/{id}',
  tag: 'product-import',
};

/**
 * Download a template of a file of products
 * A spreadsheet with the headings of the columns, and on demand some rows as an example.
 *
 * `GET /ProductImport/Template` (any of CanImportProducts)
 */
export const getProductImportTemplate: Read<NonNullable<operations['getProductImportTemplate']['parameters']['query']>, DownloadedFile> = {
  id: 'getProductImportTemplate',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductImport/Template',
  tag: 'product-import',
  answer: 'file',
};

/**
 * Carry out a dry run of products
 * A further import of the same rows, for real; its rows tell which of them came out otherwise than in the dry run. Refused with 409 for what is no dry run, is not done, or was carried out already.
 *
 * `POST /ProductImport/{id}/Apply` (any of CanImportProducts)
 */
export const applyProductImport: Write<operations['applyProductImport']['parameters']['path'], operations['applyProductImport']['responses'][200]['content']['application/json']> = {
  id: 'applyProductImport',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/ProductImport/{id}/Apply',
  tag: 'product-import',
  refetches: ['documentation-product'],
};

/**
 * Stop an import of products
 * What is imported stays; the rest waits until the import goes on. Refused with 409 when it is done already.
 *
 * `POST /ProductImport/{id}/Stop` (any of CanImportProducts)
 */
export const stopProductImport: Write<operations['stopProductImport']['parameters']['path'], undefined> = {
  id: 'stopProductImport',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/ProductImport/{id}/Stop',
  tag: 'product-import',
  answer: 'nothing',
};

/**
 * Go on with an import of products that was stopped or failed
 * It goes on with the first row that is not done. Refused with 409 unless it was stopped or failed.
 *
 * `POST /ProductImport/{id}/Continue` (any of CanImportProducts)
 */
export const continueProductImport: Write<operations['continueProductImport']['parameters']['path'], undefined> = {
  id: 'continueProductImport',
  api: 'documentation',
  kind: 'write',
  method: 'POST',
  path: '/ProductImport/{id}/Continue',
  tag: 'product-import',
  answer: 'nothing',
};

/**
 * Export the rows of an import of products that were ignored
 * A spreadsheet with their cells as they were in the file, and a column Reason behind them: mend and import it.
 *
 * `GET /ProductImport/{id}/FailedRows` (any of CanImportProducts)
 */
export const exportFailedProductRows: Read<operations['exportFailedProductRows']['parameters']['path'], DownloadedFile> = {
  id: 'exportFailedProductRows',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductImport/{id}/FailedRows',
  tag: 'product-import',
  answer: 'file',
};
