import type { SavedSchedule } from '@crt/api-client/types-design-sessions';
import { plannedDays } from '@crt/domain/planned-years';
import type { RecurringEntered } from '@crt/domain/recurring-form';
import { Button } from '@crt/ui/Button';
import { Checkbox } from '@crt/ui/Checkbox';
import { DatePicker } from '@crt/ui/DatePicker';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { FormField } from '@crt/ui/Form';
import { Select } from '@crt/ui/Select';
import { Text } from '@crt/ui/Text';
import { TextField } from '@crt/ui/TextField';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { daysFault, rowsOf, weekFault } from './recurring-draft.ts';
import { dayTimeRow } from '../session.css.ts';
import { savedRow } from './schedule.css.ts';
import { scheduleTexts as texts } from './schedule.texts.ts';
import { WeekRows } from './WeekRows.tsx';

export interface RecurringFieldsProps {
  /** Zone of the designer, IANA name. */
  readonly zone: string;
  readonly hourCycle: HourCycle;
  /** Weeks that were saved to be used again; undefined while they are on their way. */
  readonly saved: readonly SavedSchedule[] | undefined;
  /** Asks and deletes one of them. */
  readonly onRemoveSaved: (schedule: SavedSchedule) => void;
  /** Its first day takes the focus when it appears. */
  readonly autoFocus?: boolean;
}

/** First and last day, the week that recurs, and the weeks that were saved (N8 to N10, N42). */
export const RecurringFields = (props: RecurringFieldsProps) => {
  const { zone, hourCycle, saved, onRemoveSaved, autoFocus = false } = props;
  const { getValues } = useFormContext<RecurringEntered>();
  return (
    <>
      <SavedChoice saved={saved} onRemoveSaved={onRemoveSaved} />
      <div className={dayTimeRow}>
        {(['startDate', 'endDate'] as const).map((name) => (
          <FormField<RecurringEntered, typeof name>
            key={name}
            name={name}
            rules={{ validate: (_, draft) => weekFault(draft, name, zone) ?? true }}
          >
            {(field) => (
              <DatePicker
                {...field}
                {...plannedDays}
                label={texts[name]}
                isRequired
                autoFocus={autoFocus && name === 'startDate'}
              />
            )}
          </FormField>
        ))}
      </div>
      <FormField<RecurringEntered, 'days'>
        name="days"
        rules={{ validate: (_, draft) => daysFault(draft, zone) ?? true }}
      >
        {({ value, onChange, errorMessage }) => (
          <WeekRows
            rows={value}
            onChange={onChange}
            hourCycle={hourCycle}
            faultOf={(row) =>
              errorMessage === undefined ? undefined : weekFault(getValues(), `days.${row}`, zone)
            }
            errorMessage={errorMessage === undefined ? undefined : weekFault(getValues(), 'days', zone)}
          />
        )}
      </FormField>
      <Text tone="muted" size="caption" as="p">
        {texts.zoneHint(zone)}
      </Text>
      <SaveFields zone={zone} />
    </>
  );
};

/** Keeps the week under a name (N8, N9). */
const SaveFields = ({ zone }: Pick<RecurringFieldsProps, 'zone'>) => {
  const isSaved = useWatch<RecurringEntered, 'saveSchedule'>({ name: 'saveSchedule' });
  return (
    <>
      <FormField<RecurringEntered, 'saveSchedule'> name="saveSchedule">
        {({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            {texts.saveSchedule}
          </Checkbox>
        )}
      </FormField>
      {isSaved && (
        <FormField<RecurringEntered, 'scheduleName'>
          name="scheduleName"
          rules={{ validate: (_, draft) => weekFault(draft, 'scheduleName', zone) ?? true }}
        >
          {({ value, ...field }) => (
            <TextField {...field} value={value ?? ''} label={texts.scheduleName} isRequired maxLength={100} />
          )}
        </FormField>
      )}
    </>
  );
};

/** A saved week puts its days in place of those that are entered (N8). */
const SavedChoice = ({ saved, onRemoveSaved }: Pick<RecurringFieldsProps, 'saved' | 'onRemoveSaved'>) => {
  const { setValue } = useFormContext<RecurringEntered>();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = saved?.find(({ id }) => id === chosenId);
  if (saved?.length === 0) return null;
  return (
    <div className={savedRow}>
      <Select<number>
        label={texts.savedSchedules}
        placeholder={texts.chooseSaved}
        isDisabled={saved === undefined}
        options={saved ?? []}
        value={chosen?.id ?? null}
        onChange={(id) => {
          setChosenId(id);
          const week = saved?.find((one) => one.id === id);
          if (week) setValue('days', rowsOf(week.items), { shouldDirty: true });
        }}
      />
      {chosen && <Button onPress={() => onRemoveSaved(chosen)}>{texts.removeSaved}</Button>}
    </div>
  );
};
