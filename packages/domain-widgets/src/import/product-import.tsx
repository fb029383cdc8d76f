import { listDivisions } from '@crt/api-client/documentation/dictionary';
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
import { useRead } from '@crt/api-client/hooks';
import type { InputOf } from '@crt/api-client/operation';
import type { ProductImportRow } from '@crt/api-client/types-documentation';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { none } from '@crt/ui/none';
import { EntryField } from '../shared/edit/EntryField.tsx';
import type { ImportDeclaration } from './import-declaration.ts';

const ProductOptions = () => {
  const divisions = useRead(listDivisions, {});
  return (
    <>
      <EntryField name="options.divisionId" label="Division" options={divisions.data ?? none} />
      <FormField<Record<string, boolean>, string> name="options.updateExistingProducts">
        {({ value, onChange, onBlur }) => (
          <Checkbox isSelected={value} onChange={onChange} onBlur={onBlur}>
            Update existing products
          </Checkbox>
        )}
      </FormField>
    </>
  );
};

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
