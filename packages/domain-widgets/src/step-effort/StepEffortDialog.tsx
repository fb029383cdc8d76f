import type { ListedStepEffort } from '@crt/api-client/types-main';
import { criticalityLevels, effortText, mostCriticalHours, mostEffortMinutes } from '@crt/domain/step-effort';
import { Checkbox } from '@crt/ui/Checkbox';
import { Columns } from '@crt/ui/Columns';
import { FormField } from '@crt/ui/Form';
import { NumberField } from '@crt/ui/NumberField';
import { RecordDialog } from '@crt/ui/RecordDialog';
import { Inline, Stack } from '@crt/ui/Stack';
import { Heading } from '@crt/ui/Text';
import { useId } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { draftOf, hoursError, itemsOf, minutesError, type EffortDraft } from './effort-draft.ts';
import { stepEffortTexts as texts } from './step-effort.texts.ts';

export interface StepEffortDialogProps {
  readonly group: ListedStepEffort;
  /** Minutes of a working day of the location. */
  readonly workDayDuration: number;
  /** Saves; the dialog stays, with everything entered, when it answers false. */
  readonly onSubmit: (items: ListedStepEffort['items']) => Promise<boolean>;
  readonly onClose: () => void;
}

/** What the steps of one workflow take at a location (T22 to T24). */
export const StepEffortDialog = ({ group, workDayDuration, onSubmit, onClose }: StepEffortDialogProps) => {
  const form = useForm<EffortDraft>({ defaultValues: draftOf(group) });
  return (
    <RecordDialog
      isOpen
      onClose={onClose}
      title={texts.editOf(group.name)}
      submitLabel={texts.apply}
      form={form}
      onSubmit={(draft) => onSubmit(itemsOf(group, draft))}
      width="large"
    >
      {group.items.map(({ jobStepId, name }, place) => (
        <StepFields key={jobStepId} name={name} place={place} form={form} workDayDuration={workDayDuration} />
      ))}
    </RecordDialog>
  );
};

interface StepFieldsProps {
  readonly name: string;
  readonly place: number;
  readonly form: UseFormReturn<EffortDraft>;
  readonly workDayDuration: number;
}

const number = {
  minValue: 0,
  isWhole: true,
  // What is out of its limits is refused and stays to be mended; it does not become another number.
  commitBehavior: 'validate',
} as const;

const StepFields = ({ name, place, form, workDayDuration }: StepFieldsProps) => {
  const title = useId();
  const path = `items.${place}` as const;
  const checkHours = (level: number) => () => hoursError(form.getValues(`${path}.hours`), level) ?? true;
  return (
    <div role="group" aria-labelledby={title}>
      <Stack gap={2}>
        <Heading level={3} id={title}>
          {name}
        </Heading>
        <Columns minWidth="small">
          <FormField<EffortDraft, `items.${number}.effort`>
            name={`${path}.effort`}
            rules={{ validate: (minutes) => minutesError(minutes) ?? true }}
          >
            {(bound) => (
              <NumberField
                {...bound}
                {...number}
                label={texts.minutes}
                maxValue={mostEffortMinutes}
                description={effortText(bound.value, workDayDuration)}
              />
            )}
          </FormField>
          {criticalityLevels.map((level, at) => (
            <FormField<EffortDraft, `items.${number}.hours.${number}`>
              key={level}
              name={`${path}.hours.${at}`}
              rules={{ validate: checkHours(at) }}
            >
              {(bound) => (
                <NumberField
                  {...bound}
                  {...number}
                  label={texts.criticalHours(level)}
                  maxValue={mostCriticalHours}
                />
              )}
            </FormField>
          ))}
        </Columns>
        <Inline gap={4}>
          {(['showExpectedTime', 'requiresWorker'] as const).map((flag) => (
            <FormField<EffortDraft, `items.${number}.${typeof flag}`> key={flag} name={`${path}.${flag}`}>
              {({ value, onChange }) => (
                <Checkbox isSelected={value} onChange={onChange}>
                  {texts.columns[flag]}
                </Checkbox>
              )}
            </FormField>
          ))}
        </Inline>
      </Stack>
    </div>
  );
};
