import { singleTimeChoices } from '@crt/domain/availability-form';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { Text } from '@crt/ui/Text';
import { useFormContext, useWatch } from 'react-hook-form';
import { DayTimeField } from '../DayTimeField.tsx';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { spanFault, type SpanDraft } from './span-draft.ts';

export interface SpanFieldsProps {
  readonly kind: 'single' | 'absence';
  readonly zone: string;
  readonly hourCycle: HourCycle;
  /** The first of them takes the focus when it appears. */
  readonly autoFocus?: boolean;
}

const ends = [
  { name: 'start', field: 'startDate' },
  { name: 'end', field: 'endDate' },
] as const;

/** Start and end of a single availability or absence, every 15 minutes from 00:00 to 23:30 (N7, N11). */
export const SpanFields = ({ kind, zone, hourCycle, autoFocus = false }: SpanFieldsProps) => {
  const { getValues } = useFormContext<SpanDraft>();
  const isAllDay = useWatch<SpanDraft, 'isAllDay'>({ name: 'isAllDay' });
  return (
    <>
      {ends.map(({ name, field }) => (
        <DayTimeField
          key={name}
          name={name}
          label={texts[name]}
          faultOf={() => spanFault(getValues(), field, { zone, kind })}
          choices={singleTimeChoices}
          hourCycle={hourCycle}
          isWholeDay={isAllDay}
          autoFocus={autoFocus && name === 'start'}
        />
      ))}
      <Text tone="muted" size="caption" as="p">
        {texts.zoneHint(zone)}
      </Text>
    </>
  );
};
