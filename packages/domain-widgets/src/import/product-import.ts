import {
  applyProductImport,
  continueProductImport,
  exportFailedProductRows,
  getProductImport,
  getProductImportTemplate,
  importProducts,
  listProductImports,
  stopProductImport,
} from '@crt/api-client/documentation/product-import';
import type { InputOf } from '@crt/api-client/operation';
import type { ProductImportRow } from '@crt/api-client/types-documentation';
import { lazy } from 'react';
import type { ImportDeclaration } from './import-declaration.ts';

// The fields come with the form; list and results do without them.
const ProductOptions = lazy(async () => {
  const loaded = await import('./ProductOptions.tsx');
  return { default: loaded.ProductOptions };
});

/** Imports of products (R1 to R3). */
export const productImport: ImportDeclaration<ProductImportRow, InputOf<typeof importProducts>['body']> = {
  titles: { form: 'Product Import', list: 'Product Imports', details: 'Product Import Details' },
  calls: {
    list: listProductImports,
    details: getProductImport,
    upload: importProducts,
    apply: applyProductImport,
    stop: stopProductImport,
    goOn: continueProductImport,
    template: getProductImportTemplate,
    failedRows: exportFailedProductRows,
  },
  accept: ['.csv', '.xlsx'],
  emptyOptions: { divisionId: null, updateExistingProducts: false },
  Options: ProductOptions,
  bodyOf: (file, { divisionId, updateExistingProducts }, isDryRun) => ({
    file,
    divisionId: Number(divisionId),
    updateExistingProducts: updateExistingProducts === true,
    isDryRun,
  }),
  record: {
    column: 'Product',
    of: ({ productId, productNumber }) => ({ id: productId, text: productNumber }),
  },
};
