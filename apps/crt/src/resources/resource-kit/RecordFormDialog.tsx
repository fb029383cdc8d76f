import { ComboBox } from '@crt/ui/ComboBox';
import { FormField, type BoundField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Select } from '@crt/ui/Select';
import { TextField } from '@crt/ui/TextField';
import { useForm } from 'react-hook-form';
import { choicesOf, draftOf, isEmpty, type Choice, type Draft, type PlainField } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { failureOf } from './write-outcome.ts';

export interface RecordFormProps {
  readonly fields: Readonly<Record<string, PlainField>>;
  /** The record to edit; absent for a new one. */
  readonly record: object | undefined;
  /** The lists that the choices are taken from. */
  readonly lists: object;
  readonly onClose: () => void;
  /** Saves; what it throws is shown in the dialog, which stays with everything typed. */
  readonly onSubmit: (draft: Draft) => Promise<void>;
}

/** The dialog of a record: 'Add' or 'Edit', with 'Add' or 'Apply' and 'Cancel' (T1). */
export const RecordFormDialog = ({ fields, record, lists, onClose, onSubmit }: RecordFormProps) => {
  const form = useForm<Draft>({ defaultValues: draftOf(fields, record) });
  const [first] = Object.keys(fields);
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={record ? texts.edit : texts.add}
      submitLabel={record ? texts.apply : texts.add}
      form={form}
      onSubmit={onSubmit}
      toFailure={failureOf}
    >
      {Object.entries(fields).map(([name, field]) => (
        <FormField<Draft>
          key={name}
          name={name}
          rules={{ validate: (value) => !isEmpty(value) || texts.required(field.label) }}
        >
          {(bound) => (
            <RecordField
              field={field}
              bound={bound}
              choices={choicesOf(field, lists)}
              hasFocus={name === first}
            />
          )}
        </FormField>
      ))}
    </RecordDialog>
  );
};

interface RecordFieldProps {
  readonly field: PlainField;
  readonly bound: BoundField<Draft, string>;
  readonly choices: readonly Choice[];
  /** The dialog opens with its first field ready to type; a choice would open its list. */
  readonly hasFocus: boolean;
}

/** Beyond this a list is searched, not scrolled. */
const longList = 30;

const RecordField = ({ field, bound, choices, hasFocus }: RecordFieldProps) => {
  const { value, ...rest } = bound;
  const frame = { ...rest, label: field.label, isRequired: true };
  if (field.kind === 'text') {
    return <TextField {...frame} value={String(value ?? '')} autoFocus={hasFocus} />;
  }
  const Choices = choices.length > longList ? ComboBox<string | number> : Select<string | number>;
  return <Choices {...frame} options={choices} value={value} />;
};
