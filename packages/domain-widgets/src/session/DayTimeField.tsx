import { plannedDays } from '@crt/domain/planned-years';
import { DatePicker } from '@crt/ui/DatePicker';
import type { HourCycle } from '@crt/ui/EventCalendar';
import { FormField } from '@crt/ui/Form';
import { useFormContext } from 'react-hook-form';
import { dayTimeFaults, type DayTime } from './day-time.ts';
import { dayTimeRow } from './session.css.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';
import { TimeChoice } from './TimeChoice.tsx';

type Draft = Readonly<Record<'start' | 'end', DayTime>>;

export interface DayTimeFieldProps {
  /** Its name in the form around it. */
  readonly name: keyof Draft;
  readonly label: string;
  /** What is wrong with what stands in the form. */
  readonly faultOf: () => string | undefined;
  /** Times of day that are offered. */
  readonly choices: readonly string[];
  readonly hourCycle: HourCycle;
  /** Whole days: without a time. */
  readonly isWholeDay?: boolean;
  readonly autoFocus?: boolean;
}

/** A day and a time of it, two fields of a form, on the clocks that the dialog names (N7, N11, N37). */
export const DayTimeField = (props: DayTimeFieldProps) => {
  const { name, label, faultOf, choices, hourCycle, isWholeDay = false, autoFocus = false } = props;
  const { getValues } = useFormContext<Draft>();
  // What is wrong with one of them may be mended by the other.
  const both: (`${typeof name}.day` | `${typeof name}.time`)[] = [`${name}.day`, `${name}.time`];
  const rules = (part: keyof DayTime) => ({
    validate: () => dayTimeFaults(getValues(name), { label, fault: faultOf(), isWholeDay })[part] ?? true,
    deps: both,
  });
  return (
    <div className={dayTimeRow}>
      <FormField<Draft, `${typeof name}.day`> name={`${name}.day`} rules={rules('day')}>
        {(field) => <DatePicker {...field} {...plannedDays} label={label} isRequired autoFocus={autoFocus} />}
      </FormField>
      {!isWholeDay && (
        <FormField<Draft, `${typeof name}.time`> name={`${name}.time`} rules={rules('time')}>
          {(field) => (
            <TimeChoice
              {...field}
              label={texts.time(label)}
              isRequired
              choices={choices}
              hourCycle={hourCycle}
            />
          )}
        </FormField>
      )}
    </div>
  );
};
