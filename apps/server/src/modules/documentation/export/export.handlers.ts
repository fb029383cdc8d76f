import { whyNoKeyCodeExported, whyNotExported } from '@crt/domain/product-export';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { findDocumentNumbers } from '../product/find-document-numbers.ts';
import { getDocumentTree, listDocumentTrees } from './document-trees.ts';
import { exportDocumentList, exportDocumentScript } from './export-documents.ts';
import { exportKeyCodes, exportProducts, exportProductsZip } from './export-products.ts';
import { extractDocumentNumbers, extractGtinsOf } from './extract.ts';
import { findGtins, listAssociatedProducts } from './find-products.ts';
import { getProductTree, listProductTrees } from './product-trees.ts';

/** Exports of documents (R6), products (R7, R21) and keycodes (Q5). */
export const exportHandlers = {
  getDocumentExportTree: (context, { params }) => getDocumentTree(context, params.id),
  listDocumentExportTrees: (context, { query }) => listDocumentTrees(context, query.documentNumbers),
  findDocumentNumbersForExport: ({ tx }, { query }) => findDocumentNumbers(tx, query.query),
  extractDocumentNumbers: (context, { body }) => extractDocumentNumbers(context, body.file),
  exportDocumentList: (context, { body }) => exportDocumentList(context, body.chosenFileIds),
  exportDocumentScript: (context, { body }) => exportDocumentScript(context, body.chosenFileIds),

  getProductExportTree: (context, { params }) => getProductTree(context, params.id, whyNotExported),
  listProductExportTrees: (context, { query }) => listProductTrees(context, query.products, whyNotExported),
  findGtinsForProductExport: (context, { query }) => findGtins(context, query.query),
  findDocumentNumbersForProductExport: ({ tx }, { query }) => findDocumentNumbers(tx, query.query),
  listAssociatedProductsForExport: (context, { query }) => listAssociatedProducts(context, query.documentIds),
  extractGtinsForProductExport: (context, { body }) => extractGtinsOf(context, body.file),
  exportProducts: (context, { body }) => exportProducts(context, body),
  exportProductsZip: (context, { body }) => exportProductsZip(context, body),

  getKeyCodeExportTree: (context, { params }) => getProductTree(context, params.id, whyNoKeyCodeExported),
  listKeyCodeExportTrees: (context, { query }) =>
    listProductTrees(context, query.products, whyNoKeyCodeExported),
  findGtinsForKeyCodeExport: (context, { query }) => findGtins(context, query.query),
  findDocumentNumbersForKeyCodeExport: ({ tx }, { query }) => findDocumentNumbers(tx, query.query),
  extractGtinsForKeyCodeExport: (context, { body }) => extractGtinsOf(context, body.file),
  exportKeyCodes: (context, { body }) => exportKeyCodes(context, body.chosenIds),
} satisfies HandlerPart;
