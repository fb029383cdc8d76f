import { capacityErrors } from '@crt/domain/capacity-entry';
import { plannedDays } from '@crt/domain/planned-years';
import { DatePicker } from '@crt/ui/DatePicker';
import { FormField } from '@crt/ui/Form';
import { NumberField } from '@crt/ui/NumberField';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Stack } from '@crt/ui/Stack';
import { TextField } from '@crt/ui/TextField';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { calendarAdminTexts as texts } from './calendar-admin.texts.ts';
import { DeleteButton } from './HolidayDialog.tsx';
import { submitFailure } from '../shared/edit/submit-failure.ts';

/** What is entered for a capacity; nothing typed yet is null (T15). */
export interface CapacityDraft {
  readonly value: number | null;
  readonly date: string | null;
  readonly dateTo: string | null;
}

/** A capacity with nothing left open and nothing wrong. */
export interface CapacityValues {
  readonly value: number;
  readonly date: string;
  readonly dateTo: string;
}

export interface CapacityDialogProps {
  readonly draft: CapacityDraft;
  readonly isNew: boolean;
  /** Whose starts they are. */
  readonly location: string;
  /** What follows from the entry; undefined while something is open or wrong. */
  readonly renderPreview: (entered: CapacityValues | undefined) => ReactNode;
  /** Saves; what it throws is shown, and the dialog keeps what was typed. */
  readonly onSubmit: (entered: CapacityValues) => Promise<void>;
  /** Asks and deletes; absent where there is nothing to delete yet. */
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
}

const errorsOf = ({ value, date, dateTo }: CapacityDraft) =>
  capacityErrors({ value, date: date ?? '', dateTo: dateTo ?? '' });

/** The draft as it can be stored; undefined while something is open or wrong. */
function enteredOf(draft: CapacityDraft): CapacityValues | undefined {
  const { value, date, dateTo } = draft;
  const isWhole = Object.keys(errorsOf(draft)).length === 0;
  return isWhole && value !== null && date !== null && dateTo !== null ? { value, date, dateTo } : undefined;
}

/** Adds, changes or takes away the starts per day of a stretch of days (T15). */
export const CapacityDialog = (props: CapacityDialogProps) => {
  const { draft, isNew, location, renderPreview, onSubmit, onDelete, onClose } = props;
  const form = useForm<CapacityDraft>({ defaultValues: draft });
  const check = (name: keyof CapacityDraft) => () => errorsOf(form.getValues())[name] ?? true;
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={isNew ? texts.addCapacity : texts.editCapacity}
      submitLabel={isNew ? texts.add : texts.apply}
      form={form}
      onSubmit={async (values) => {
        const entered = enteredOf(values);
        if (entered) await onSubmit(entered);
      }}
      toFailure={submitFailure}
      width="large"
    >
      <TextField label={texts.location} value={location} isReadOnly />
      <FormField<CapacityDraft, 'value'> name="value" rules={{ validate: check('value') }}>
        {(bound) => (
          <NumberField
            {...bound}
            label={texts.capacity}
            description={texts.startsPerDay}
            isRequired
            isWhole
            minValue={0}
            // Out of its limits it is refused and stays to be mended; it does not become another number.
            commitBehavior="validate"
            autoFocus
          />
        )}
      </FormField>
      <FormField<CapacityDraft, 'date'> name="date" rules={{ validate: check('date') }}>
        {(bound) => <DatePicker {...bound} {...plannedDays} label={texts.dateFrom} isRequired />}
      </FormField>
      <FormField<CapacityDraft, 'dateTo'> name="dateTo" rules={{ validate: check('dateTo') }}>
        {(bound) => <DatePicker {...bound} {...plannedDays} label={texts.dateTo} isRequired />}
      </FormField>
      <Stack gap={4}>
        {renderPreview(enteredOf(form.watch()))}
        {onDelete && <DeleteButton onPress={onDelete} />}
      </Stack>
    </RecordDialog>
  );
};
