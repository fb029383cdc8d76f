/* Generated from openapi/ by `npm run generate`. Do not edit. */
import type { DownloadedFile, Read } from '../../../runtime/operation.ts';
import type { operations } from '../schema.ts';

/**
 * Read the tree of a product
 * Its versions; those without what the export needs are disabled (R8).
 *
 * `GET /ProductExport/{id}` (any of CanExportProducts)
 */
export const getProductExportTree: Read<operations['getProductExportTree']['parameters']['path'], operations['getProductExportTree']['responses'][200]['content']['application/json']> = {
  id: 'getProductExportTree',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductExport/{id}',
  tag: 'product-export',
};

/**
 * List the trees of products
 * In the order of the ids.
 *
 * `GET /ProductExport/List` (any of CanExportProducts)
 */
export const listProductExportTrees: Read<operations['listProductExportTrees']['parameters']['query'], operations['listProductExportTrees']['responses'][200]['content']['application/json']> = {
  id: 'listProductExportTrees',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductExport/List',
  tag: 'product-export',
};

/**
 * Find products to export by a part of their GTIN
 * GTIN contains the text; at most 20 (R18).
 *
 * `GET /ProductExport/ProductGtins` (any of CanExportProducts)
 */
export const findGtinsForProductExport: Read<operations['findGtinsForProductExport']['parameters']['query'], operations['findGtinsForProductExport']['responses'][200]['content']['application/json']> = {
  id: 'findGtinsForProductExport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductExport/ProductGtins',
  tag: 'product-export',
};

/**
 * Find documents whose products are exported
 * For the document-based mode: number contains the text; at most 20 (R21).
 *
 * `GET /ProductExport/DocumentNumbers` (any of CanExportProducts)
 */
export const findDocumentNumbersForProductExport: Read<operations['findDocumentNumbersForProductExport']['parameters']['query'], operations['findDocumentNumbersForProductExport']['responses'][200]['content']['application/json']> = {
  id: 'findDocumentNumbersForProductExport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductExport/DocumentNumbers',
  tag: 'product-export',
};

/**
 * List the products that documents describe
 * For the document-based mode (R21).
 *
 * `GET /ProductExport/AssociatedProducts` (any of CanExportProducts)
 */
export const listAssociatedProductsForExport: Read<operations['listAssociatedProductsForExport']['parameters']['query'], operations['listAssociatedProductsForExport']['responses'][200]['content']['application/json']> = {
  id: 'listAssociatedProductsForExport',
  api: 'documentation',
  kind: 'read',
  method: 'GET',
  path: '/ProductExport/AssociatedProducts',
  tag: 'product-export',
};

/**
 * Export chosen products as a text file
 * Format by profile. Always products-bulk-import.txt.
 *
 * `POST /ProductExport` (any of CanExportProducts)
 */
export const exportProducts: Read<{ body: operations['exportProducts']['requestBody']['content']['application/json'] }, DownloadedFile> = {
  id: 'exportProducts',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/ProductExport',
  tag: 'product-export',
  answer: 'file',
};

/**
 * Export chosen products as a ZIP file
 * One text file per product. Always products-bulk-import.zip.
 *
 * `POST /ProductExport/ZipExport` (any of CanExportProducts)
 */
export const exportProductsZip: Read<{ body: operations['exportProductsZip']['requestBody']['content']['application/json'] }, DownloadedFile> = {
  id: 'exportProductsZip',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/ProductExport/ZipExport',
  tag: 'product-export',
  answer: 'file',
};

/**
 * Read the GTINs of a file
 * Preselects the products in the tree; codes that are pasted are sent as such a file.
 *
 * `POST /ProductExport/ExtractGtins` (any of CanExportProducts)
 */
export const extractGtinsForProductExport: Read<{ body: operations['extractGtinsForProductExport']['requestBody']['content']['multipart/form-data'] }, operations['extractGtinsForProductExport']['responses'][200]['content']['application/json']> = {
  id: 'extractGtinsForProductExport',
  api: 'documentation',
  kind: 'read',
  method: 'POST',
  path: '/ProductExport/ExtractGtins',
  tag: 'product-export',
  send: 'form',
};
