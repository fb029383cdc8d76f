import type { RecurringEntered } from '@crt/domain/recurring-form';
import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { RadioGroup } from '@crt/ui/RadioGroup';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { submitFailure } from '../../shared/edit/submit-failure.ts';
import { emptyWeek } from './recurring-draft.ts';
import { RecurringFields, type RecurringFieldsProps } from './RecurringFields.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { emptySpan, type SpanDraft } from './span-draft.ts';
import { SpanFields } from './SpanFields.tsx';

/** The two forms of an availability (N7, N8). */
export type AvailabilityKind = 'single' | 'recurring';

export interface AvailabilityDialogProps extends Omit<RecurringFieldsProps, 'hourCycle' | 'autoFocus'> {
  /** The form of the availability that is there; absent to add one, whose form is chosen. */
  readonly editedKind?: AvailabilityKind | undefined;
  readonly single?: SpanDraft | undefined;
  readonly week?: RecurringEntered | undefined;
  /** Zone of the designer, IANA name. */
  readonly zone: string;
  readonly hourCycle?: HourCycle;
  /** Save; what they throw is shown, and the dialog keeps what was entered. */
  readonly onSingle: (draft: SpanDraft) => Promise<void>;
  readonly onWeek: (draft: RecurringEntered) => Promise<void>;
  /** Asks and deletes; absent where there is nothing to delete yet (N12). */
  readonly onDelete?: (() => void) | undefined;
  readonly onClose: () => void;
}

const kinds = (['single', 'recurring'] as const).map((value) => ({ value, label: texts[value] }));

/** Adds an availability, at one time or every week, or changes it (N7 to N10, N12, N43). */
export const AvailabilityDialog = (props: AvailabilityDialogProps) => {
  const { editedKind, zone, hourCycle = 24, onSingle, onWeek, onDelete, onClose } = props;
  const [chosen, setChosen] = useState<AvailabilityKind>(editedKind ?? 'single');
  // Both are kept: what was entered in one form is still there when the other was looked at.
  const single = useForm<SpanDraft>({ defaultValues: props.single ?? emptySpan });
  const week = useForm<RecurringEntered>({ defaultValues: props.week ?? emptyWeek });
  const frame = {
    isOpen: true,
    onClose,
    title: editedKind ? texts.editAvailability : texts.addAvailability,
    submitLabel: editedKind ? texts.apply : texts.add,
    toFailure: submitFailure,
    // What stands in the form that is not shown would be lost, too.
    isDirty: [single, week].some(({ formState }) => formState.isDirty),
  };
  const choice = !editedKind && (
    <RadioGroup
      label={texts.kind}
      orientation="horizontal"
      options={kinds}
      value={chosen}
      onChange={setChosen}
      // Of the other form too: that is another dialog, and whoever chose it is still here.
      autoFocus
    />
  );
  const fields = { zone, hourCycle, autoFocus: editedKind !== undefined };
  const remove = onDelete && <DeleteEntry onPress={onDelete} />;
  if (chosen === 'single')
    return (
      <RecordDialog key="single" {...frame} form={single} onSubmit={onSingle} width="30%">
        {choice}
        <SpanFields kind="single" {...fields} />
        {remove}
      </RecordDialog>
    );
  return (
    <RecordDialog key="recurring" {...frame} form={week} onSubmit={onWeek} width="60%">
      {choice}
      {editedKind && <Banner tone="info">{texts.series}</Banner>}
      <RecurringFields {...fields} saved={props.saved} onRemoveSaved={props.onRemoveSaved} />
      {remove}
    </RecordDialog>
  );
};

/** Deletes what the dialog is about (N12). */
export const DeleteEntry = ({ onPress }: { readonly onPress: () => void }) => (
  <div>
    <Button tone="critical" onPress={onPress}>
      {texts.remove}
    </Button>
  </div>
);
