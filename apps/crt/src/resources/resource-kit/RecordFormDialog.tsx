import { FormField } from '@crt/ui/Form';
import { RecordDialog, type RecordDialogProps } from '@crt/ui/RecordDialog';
import { useForm } from 'react-hook-form';
import type { FieldValue } from './define-resource.ts';
import { RecordField } from './RecordField.tsx';
import { choicesOf, draftOf, errorOf, textOf, type Draft, type PlainFields } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { failureOf } from './write-outcome.ts';

export interface RecordFormProps {
  readonly fields: PlainFields;
  /** The record to edit; absent for a new one. */
  readonly record: object | undefined;
  /** The lists that the choices are taken from. */
  readonly lists: object;
  /** 'Add' unless the list has another word for it. */
  readonly addLabel?: string;
  readonly width?: RecordDialogProps<Draft>['width'];
  readonly onClose: () => void;
  /** Saves; what it throws is shown in the dialog, which stays with everything typed, as it does after false. */
  readonly onSubmit: (draft: Draft) => Promise<boolean>;
}

const keptOf = (record: object, name: string) => Reflect.get(record, name) as FieldValue;

/** The dialog of a record: 'Add' or 'Edit', with 'Add' or 'Apply' and 'Cancel' (T1). */
export const RecordFormDialog = (props: RecordFormProps) => {
  const { fields, record, lists, onClose, onSubmit, width, addLabel = texts.add } = props;
  const form = useForm<Draft>({ defaultValues: draftOf(fields, record) });
  const draft = form.watch();
  const [first] = Object.keys(fields);
  /** What was chosen within another choice goes with it. */
  const clearWithin = (name: string) => {
    for (const [other, { within }] of Object.entries(fields)) if (within === name) form.setValue(other, null);
  };
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={record ? texts.edit : addLabel}
      submitLabel={record ? texts.apply : addLabel}
      form={form}
      onSubmit={onSubmit}
      toFailure={failureOf}
      {...(width && { width })}
    >
      {Object.entries(fields).map(([name, field]) => (
        <FormField<Draft>
          key={name}
          name={name}
          rules={{
            validate: (value) => errorOf(field, value) ?? true,
            onChange: () => clearWithin(name),
          }}
        >
          {(bound) => (
            <RecordField
              field={field}
              bound={bound}
              choices={choicesOf(field, lists, draft, record && keptOf(record, name))}
              hasFocus={name === first}
              fixedText={record && field.fixed !== undefined ? textOf(record, field.fixed) : undefined}
            />
          )}
        </FormField>
      ))}
    </RecordDialog>
  );
};
