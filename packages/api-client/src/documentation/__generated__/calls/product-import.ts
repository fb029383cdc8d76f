/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { Read, Write } from '../../../runtime/operation.ts';
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
 * A file that cannot be read is refused with 400, and detail says why (R5).
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
 * With what became of every row (R2, R3).
 *
 * `GET /ProductImport/{id}` (any of CanImportProducts)
 */
export const getProductImport: Read<operations['getProductImport']['parameters']['path'], operations['getProductImport']['responses'][200]['content']['application/json']> = {
  id: 'getProductImport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductImport/{id}',
  tag: 'product-import',
};
