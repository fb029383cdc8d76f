import { listDivisions } from '@crt/api-client/documentation/dictionary';
import { useRead } from '@crt/api-client/hooks';
import { Checkbox } from '@crt/ui/Checkbox';
import { FormField } from '@crt/ui/Form';
import { none } from '@crt/ui/none';
import { EntryField } from '../shared/edit/EntryField.tsx';

/** What is chosen for an import of products (R1). */
export const ProductOptions = () => {
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
