import { useFlowTexts } from '../../texts/flow-texts.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { PlainField } from '../Field/PlainField.tsx';
import { ReadOnlyField } from '../Field/ReadOnlyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { type DurationParts, durationWords, joinDuration, splitDuration, workingDay } from './duration.ts';
import { parts as partsClass } from './DurationField.css.ts';

export interface DurationFieldProps extends FieldProps {
  /** Minutes; `null` is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Hours that make a day; by default 8, a working day. */
  hoursPerDay?: number;
  isDisabled?: boolean;
  /** Shows the duration in words. */
  isReadOnly?: boolean;
}

const nothing: DurationParts = { days: 0, hours: 0, minutes: 0 };

/** A duration in days of 8 hours, hours and minutes. What is more than a unit moves up: 10 hours are 1 day 2 hours. */
export const DurationField = ({
  value,
  onChange,
  hoursPerDay = workingDay,
  isDisabled = false,
  isReadOnly = false,
  ...frame
}: DurationFieldProps) => {
  const texts = useFlowTexts();
  if (isReadOnly)
    return (
      <ReadOnlyField
        {...frame}
        component="DurationField"
        isDisabled={isDisabled}
        value={value === null ? '' : durationWords(value, texts, hoursPerDay)}
      />
    );
  const parts = value === null ? undefined : splitDuration(value, hoursPerDay);
  const change = (part: keyof DurationParts, amount: number | null) => {
    const total = joinDuration({ ...(parts ?? nothing), [part]: amount ?? 0 }, hoursPerDay);
    // The last part that is taken away leaves nothing, not a duration of 0.
    onChange(amount === null && total === 0 ? null : total);
  };
  const fields = [
    { part: 'days', label: texts.days, suffix: texts.dayShort },
    { part: 'hours', label: texts.hours, suffix: texts.hourShort },
    { part: 'minutes', label: texts.minutes, suffix: texts.minuteShort },
  ] as const;
  return (
    <PlainField component="DurationField" {...frame}>
      <div className={partsClass}>
        {fields.map(({ part, label, suffix }) => (
          <NumberField
            key={part}
            label={label}
            isLabelHidden
            suffix={suffix}
            isDisabled={isDisabled}
            isInvalid={frame.errorMessage !== undefined}
            minValue={0}
            formatOptions={{ useGrouping: false }}
            value={parts?.[part] ?? null}
            onChange={(amount) => change(part, amount)}
          />
        ))}
      </div>
    </PlainField>
  );
};
