import { singleTimeChoices } from '@crt/domain/availability-form';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { FormField } from '@crt/ui/Form';
import { Text } from '@crt/ui/Text';
import { useWatch } from 'react-hook-form';
import { dayTimeFault } from '../day-time.ts';
import { DayTimeField } from '../DayTimeField.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { spanFault, type SpanDraft } from './span-draft.ts';

export interface SpanFieldsProps {
  readonly kind: 'single' | 'absence';
  readonly zone: string;
  readonly hourCycle: HourCycle;
}

const ends = [
  { name: 'start', field: 'startDate' },
  { name: 'end', field: 'endDate' },
] as const;

/** Start and end of a single availability or absence, every 15 minutes from 00:00 to 23:30 (N7, N11). */
export const SpanFields = ({ kind, zone, hourCycle }: SpanFieldsProps) => {
  const isAllDay = useWatch<SpanDraft, 'isAllDay'>({ name: 'isAllDay' });
  return (
    <>
      {ends.map(({ name, field }) => (
        <FormField<SpanDraft, typeof name>
          key={name}
          name={name}
          rules={{
            validate: (value, draft) => {
              const fault = spanFault(draft, field, { zone, kind });
              return (draft.isAllDay ? fault : dayTimeFault(value, texts[name], fault)) ?? true;
            },
          }}
        >
          {({ value, onChange, errorMessage }) => (
            <DayTimeField
              label={texts[name]}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
              choices={singleTimeChoices}
              hourCycle={hourCycle}
              isWholeDay={isAllDay}
            />
          )}
        </FormField>
      ))}
      <Text tone="muted" size="caption" as="p">
        {texts.zoneHint(zone)}
      </Text>
    </>
  );
};
