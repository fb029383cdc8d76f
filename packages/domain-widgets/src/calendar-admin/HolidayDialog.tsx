import { plannedDays } from '@crt/domain/planned-years';
import { Button } from '@crt/ui/Button';
import { DatePicker } from '@crt/ui/DatePicker';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Stack } from '@crt/ui/Stack';
import { TextField } from '@crt/ui/TextField';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { tooLong } from '../shared/edit/edit.texts.ts';
import { submitFailure } from '../shared/edit/submit-failure.ts';

/** What is entered for a holiday; its day is given by the day that was clicked (T27). */
export interface HolidayDraft {
  readonly name: string;
  readonly date: string | null;
}

export interface HolidayDialogProps {
  readonly date: string;
  /** The name of the holiday that is there; absent to add one. */
  readonly name?: string;
  /** What follows from a holiday on a day; nothing follows from another name. */
  readonly renderPreview?: (date: string | null) => ReactNode;
  /** Saves; what it throws is shown, and the dialog keeps what was typed. */
  readonly onSubmit: (draft: HolidayDraft) => Promise<void>;
  /** Asks and deletes; absent where there is nothing to delete yet. */
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
}

const longestName = 120;

/** Too long a name is told, not cut: what was pasted stays to be shortened. */
function checkName(value: string): string | true {
  const name = value.trim();
  if (name === '') return texts.nameRequired;
  return name.length <= longestName || tooLong(texts.name, longestName);
}

/** Adds a holiday, renames it or takes it away (T14). */
export const HolidayDialog = (props: HolidayDialogProps) => {
  const { date, name, renderPreview, onSubmit, onDelete, onClose } = props;
  const form = useForm<HolidayDraft>({ defaultValues: { name: name ?? '', date } });
  const isNew = name === undefined;
  const chosen = form.watch('date');
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={isNew ? texts.addHoliday : texts.editHoliday}
      submitLabel={isNew ? texts.add : texts.apply}
      form={form}
      onSubmit={onSubmit}
      toFailure={submitFailure}
      width="large"
    >
      <FormField<HolidayDraft, 'name'> name="name" rules={{ validate: checkName }}>
        {(bound) => <TextField {...bound} label={texts.name} isRequired autoFocus />}
      </FormField>
      <FormField<HolidayDraft, 'date'>
        name="date"
        rules={{ validate: (value) => value !== null || `${texts.date} is required` }}
      >
        {(bound) => (
          <DatePicker {...bound} {...plannedDays} label={texts.date} isRequired isReadOnly={!isNew} />
        )}
      </FormField>
      <Stack gap={4}>
        {renderPreview?.(chosen)}
        {onDelete && <DeleteButton onPress={onDelete} />}
      </Stack>
    </RecordDialog>
  );
};

/** Takes away what the dialog is about. */
export const DeleteButton = ({ onPress }: { readonly onPress: () => void }) => (
  <div>
    <Button tone="critical" onPress={onPress}>
      {texts.remove}
    </Button>
  </div>
);
