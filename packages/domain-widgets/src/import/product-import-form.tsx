import { listDivisions } from '@crt/api-client/documentation/dictionary';
import { getProductImportTemplate, importProducts } from '@crt/api-client/documentation/product-import';
import { useRead } from '@crt/api-client/hooks';
import type { InputOf } from '@crt/api-client/operation';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { none } from '@crt/ui/none';
import { choicesStateOf } from '../shared/edit/ChoicesState.tsx';
import { EntryField } from '../shared/edit/EntryField.tsx';
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
