import { recurringTimeChoices } from '@crt/domain/availability-form';
import { Button, IconButton } from '@crt/ui/Button';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { Select } from '@crt/ui/Select';
import { Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { TimeChoice } from '../TimeChoice.tsx';
import { wrongPartsOf, type WeekRow } from './recurring-draft.ts';
import { weekDay, weekRow } from './schedule.css.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';

export interface WeekRowsProps {
  readonly rows: readonly WeekRow[];
  readonly onChange: (rows: readonly WeekRow[]) => void;
  readonly hourCycle: HourCycle;
  /** What is wrong with a row, counted from 0. */
  readonly faultOf: (row: number) => string | undefined;
  /** What is wrong with them together. */
  readonly errorMessage?: string | undefined;
}

const weekDays = texts.weekDays.map((name, place) => ({ id: place + 1, name }));

/** The days of a week that recurs, each with start and end up to 23:45 (N8, N42). */
export const WeekRows = ({ rows, onChange, hourCycle, faultOf, errorMessage }: WeekRowsProps) => {
  const title = useId();
  const change = (place: number, part: Partial<WeekRow>) =>
    onChange(rows.map((row, other) => (other === place ? { ...row, ...part } : row)));
  const next = Math.min(7, (rows.at(-1)?.weekDay ?? 0) + 1);
  const last = rows.at(-1);
  const added = { weekDay: next, startTime: last?.startTime ?? null, endTime: last?.endTime ?? null };
  return (
    <div role="group" aria-labelledby={title}>
      <Stack gap={2}>
        <Text size="caption" tone="muted" as="div">
          <span id={title}>{texts.days}</span>
        </Text>
        {[...rows.entries()].map(([place, row]) => (
          <WeekRowFields
            // Rows have nothing of their own that stays when they are edited.
            key={place}
            row={row}
            number={place + 1}
            hourCycle={hourCycle}
            errorMessage={faultOf(place)}
            onChange={(part) => change(place, part)}
            onRemove={() => onChange(rows.filter((_, other) => other !== place))}
          />
        ))}
        {errorMessage !== undefined && (
          <Text tone="critical" size="caption" as="p">
            {errorMessage}
          </Text>
        )}
        <div>
          <Button onPress={() => onChange([...rows, added])}>{texts.addDay}</Button>
        </div>
      </Stack>
    </div>
  );
};

interface WeekRowFieldsProps {
  readonly row: WeekRow;
  /** From 1. */
  readonly number: number;
  readonly hourCycle: HourCycle;
  readonly errorMessage: string | undefined;
  readonly onChange: (part: Partial<WeekRow>) => void;
  readonly onRemove: () => void;
}

const WeekRowFields = ({ row, number, hourCycle, errorMessage, onChange, onRemove }: WeekRowFieldsProps) => {
  const fault = useId();
  const wrong = errorMessage === undefined ? [] : wrongPartsOf(row);
  // One sentence for the row: the fields that it is about are marked, and tell it.
  const told = (part: keyof WeekRow) =>
    wrong.includes(part) ? { isInvalid: true, 'aria-describedby': fault } : {};
  const time = { isLabelHidden: true, choices: recurringTimeChoices, hourCycle };
  return (
    <Stack gap={1}>
      <div className={weekRow}>
        <div className={weekDay}>
          <Select<number>
            label={texts.weekDayOf(number)}
            isLabelHidden
            options={weekDays}
            value={row.weekDay}
            onChange={(chosen) => onChange({ weekDay: chosen })}
            {...told('weekDay')}
          />
        </div>
        <TimeChoice
          {...time}
          label={texts.startOf(number)}
          placeholder={texts.start}
          value={row.startTime}
          onChange={(startTime) => onChange({ startTime })}
          {...told('startTime')}
        />
        <TimeChoice
          {...time}
          label={texts.endOf(number)}
          placeholder={texts.end}
          value={row.endTime}
          onChange={(endTime) => onChange({ endTime })}
          {...told('endTime')}
        />
        <IconButton label={texts.removeDay(number)} icon={<Trash2 />} variant="ghost" onPress={onRemove} />
      </div>
      {errorMessage !== undefined && (
        <Text tone="critical" size="caption" as="p">
          <span id={fault}>{errorMessage}</span>
        </Text>
      )}
    </Stack>
  );
};
