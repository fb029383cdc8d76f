import { FormField } from '@crt/ui/Form';
import { Select } from '@crt/ui/Select';
import { RetryChoices, type ChoicesState } from './ChoicesState.tsx';
import { requiredText } from './edit.texts.ts';

export interface EntryFieldProps {
  /** Field of the form around it that holds the id. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  /** Of options that are read by a call of their own. */
  readonly state?: ChoicesState | undefined;
  readonly isOptional?: boolean;
  readonly description?: string | undefined;
}

/** Chooses a record in a form, by its id: an entry of a configuration list, a version. */
export const EntryField = ({
  name,
  label,
  options,
  state: { closed, onRetry } = {},
  isOptional = false,
  description,
}: EntryFieldProps) => (
  <>
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
          isDisabled={closed !== undefined}
          description={closed ?? description}
        />
      )}
    </FormField>
    <RetryChoices onRetry={onRetry} />
  </>
);
