import { listDivisions } from '@crt/api-client/documentation/dictionary';
import { getProductImportTemplate, importProducts } from '@crt/api-client/documentation/product-import';
import { useRead } from '@crt/api-client/hooks';
import type { InputOf } from '@crt/api-client/operation';
import { none } from '@crt/ui/none';
import { choicesStateOf } from '../shared/edit/ChoicesState.tsx';
import { EntryField } from '../shared/edit/EntryField.tsx';
import { ImportCheckbox } from './ImportCheckbox.tsx';
import type { ImportFormDeclaration } from './import-declaration.ts';

const ProductOptions = () => {
  const divisions = useRead(listDivisions, {});
  return (
    <>
      <EntryField
        name="options.divisionId"
        label="Division"
        options={divisions.data ?? none}
        state={choicesStateOf(divisions)}
      />
      <ImportCheckbox name="options.updateExistingProducts">Update existing products</ImportCheckbox>
    </>
  );
};

/** The form of an import of products (R1). */
export const productImportForm: ImportFormDeclaration<InputOf<typeof importProducts>['body']> = {
  upload: importProducts,
  template: getProductImportTemplate,
  accept: ['.csv', '.xlsx'],
  emptyOptions: { divisionId: null, updateExistingProducts: false },
  Options: ProductOptions,
  bodyOf: (file, { divisionId, updateExistingProducts }, isDryRun) => ({
    file,
    divisionId: Number(divisionId),
    updateExistingProducts: updateExistingProducts === true,
    isDryRun,
  }),
};
