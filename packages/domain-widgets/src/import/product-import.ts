import {
  applyProductImport,
  continueProductImport,
  exportFailedProductRows,
  getProductImport,
  listProductImports,
  stopProductImport,
} from '@crt/api-client/documentation/product-import';
import type { ProductImportDetails, ProductImportRow } from '@crt/api-client/types-documentation';
import type { ImportDeclaration } from './import-declaration.ts';

/** Imports of products (R2, R3). */
export const productImport: ImportDeclaration<ProductImportRow> = {
  titles: { form: 'Product Import', list: 'Product Imports', details: 'Product Import Details' },
  calls: {
    list: listProductImports,
    details: getProductImport,
    apply: applyProductImport,
    stop: stopProductImport,
    goOn: continueProductImport,
    failedRows: exportFailedProductRows,
  },
  rowsOf: ({ rows }: ProductImportDetails) => rows,
  record: {
    column: 'Product',
    of: ({ productId, productNumber }) => ({ id: productId, text: productNumber }),
  },
};
