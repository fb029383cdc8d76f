import { Checkbox } from '@crt/ui/Checkbox';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { FormField } from '@crt/ui/Form';
import { RecordDialog } from '@crt/ui/RecordDialog';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { submitFailure } from '../../shared/edit/submit-failure.ts';
import { DeleteEntry } from './AvailabilityDialog.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { emptySpan, endDayAs, spanEntered, type SpanDraft } from './span-draft.ts';
import { SpanFields } from './SpanFields.tsx';

export interface AbsenceDialogProps {
  /** What it begins with; nothing for a new one. */
  readonly absence?: SpanDraft | undefined;
  /** It is there already. */
  readonly isEdit?: boolean;
  /** Zone of the designer, IANA name. */
  readonly zone: string;
  readonly hourCycle?: HourCycle;
  /** What stands below the fields of a stretch of time: the sessions in it, once it was to be saved. */
  readonly renderAffected?: ((draft: SpanDraft) => ReactNode) | undefined;
  /** Whether a stretch of time is saved with the next press although sessions lie in it. */
  readonly isWarned?: ((draft: SpanDraft) => boolean) | undefined;
  /** Saves, or answers false when sessions have to be looked at first (N11). */
  readonly onSubmit: (draft: SpanDraft) => Promise<boolean | void>;
  /** Asks and deletes; absent where there is nothing to delete yet (N12). */
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Adds an absence or changes it; the sessions in it are shown before it is saved (N11, N12). */
export const AbsenceDialog = (props: AbsenceDialogProps) => {
  const { absence, isEdit = false, zone, hourCycle = 24, onSubmit, onDelete, onClose } = props;
  const form = useForm<SpanDraft>({ defaultValues: absence ?? emptySpan });
  const [start, end, isAllDay] = useWatch({ control: form.control, name: ['start', 'end', 'isAllDay'] });
  const draft = { start, end, isAllDay };
  const entered = spanEntered(draft, zone);
  const isWhole = entered.start !== null && entered.end !== null;
  const isWarned = isWhole && props.isWarned?.(draft) === true;
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={isEdit ? texts.editAbsence : texts.addAbsence}
      submitLabel={isWarned ? texts.saveAnyway : isEdit ? texts.apply : texts.add}
      form={form}
      onSubmit={onSubmit}
      toFailure={submitFailure}
      width={isWarned ? '60%' : '30%'}
    >
      <FormField<SpanDraft, 'isAllDay'> name="isAllDay">
        {({ value, onChange }) => (
          <Checkbox
            autoFocus
            isSelected={value}
            onChange={(isWhole) => {
              onChange(isWhole);
              form.setValue('end.day', endDayAs(isWhole, draft), { shouldDirty: true });
              // Its times go, and what was said of them.
              if (isWhole) form.clearErrors(['start.time', 'end.time']);
            }}
          >
            {texts.allDay}
          </Checkbox>
        )}
      </FormField>
      <SpanFields kind="absence" zone={zone} hourCycle={hourCycle} />
      {isWarned && props.renderAffected?.(draft)}
      {onDelete && <DeleteEntry onPress={onDelete} />}
    </RecordDialog>
  );
};
