import { FormField } from '@crt/ui/Form';
import { Select } from '@crt/ui/Select';
import { requiredText } from './edit.texts.ts';

export interface EntryFieldProps {
  /** Field of the form around it that holds the id. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly isOptional?: boolean;
  readonly description?: string | undefined;
}

/** Chooses a record in a form, by its id: an entry of a configuration list, a version. */
export const EntryField = ({ name, label, options, isOptional = false, description }: EntryFieldProps) => (
  <FormField<Record<string, number | null>, string>
    name={name}
    rules={{ validate: (id) => isOptional || id !== null || requiredText(label) }}
  >
    {(bound) => (
      <Select<number>
        {...bound}
        label={label}
        isRequired={!isOptional}
        isClearable={isOptional}
        options={options}
        description={description}
      />
    )}
  </FormField>
);
