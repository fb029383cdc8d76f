import { FormField } from '@crt/ui/Form';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { TextField } from '@crt/ui/TextField';
import { useForm } from 'react-hook-form';
import { filterManagementTexts as texts } from './filter-management.texts.ts';
import type { ManagedFilter } from './FiltersTable/FiltersTable.tsx';

/** What can be changed of a saved filter: its name, and for some who sees it (W4). */
export interface FilterDraft {
  name: string;
  sharing: '0' | '1';
}

export interface EditFilterDialogProps {
  readonly filter: Pick<ManagedFilter, 'name' | 'sharingLevel'>;
  /** Only for those who manage everybody's filters (W4). */
  readonly canShare: boolean;
  readonly onClose: () => void;
  /** Saves; what it throws is shown in the dialog, which stays open as well when it answers false. */
  readonly onSubmit: (draft: FilterDraft) => Promise<boolean>;
}

/** Renames a saved filter, or shares it (W4). */
const EditFilterDialog = ({ filter, canShare, onClose, onSubmit }: EditFilterDialogProps) => {
  const form = useForm<FilterDraft>({
    defaultValues: { name: filter.name, sharing: filter.sharingLevel === 1 ? '1' : '0' },
  });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={texts.editTitle}
      submitLabel={texts.apply}
      form={form}
      onSubmit={onSubmit}
      width="small"
    >
      <FormField<FilterDraft, 'name'>
        name="name"
        rules={{ validate: (name) => name.trim() !== '' || texts.nameMissing }}
      >
        {(field) => <TextField {...field} label={texts.name} isRequired maxLength={100} autoFocus />}
      </FormField>
      {canShare && (
        <FormField<FilterDraft, 'sharing'> name="sharing">
          {({ value, onChange, errorMessage }) => (
            <RadioGroup<FilterDraft['sharing']>
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
              label={texts.columns.sharing}
              orientation="horizontal"
              options={[
                { value: '0', label: texts.sharing[0] },
                { value: '1', label: texts.sharing[1] },
              ]}
            />
          )}
        </FormField>
      )}
    </RecordDialog>
  );
};

export default EditFilterDialog;
