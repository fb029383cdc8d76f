import { DatePicker } from '@crt/ui/DatePicker';
import type { HourCycle } from '@crt/ui/EventCalendar';
import type { DayTime } from './day-time.ts';
import { dayTimeRow } from './session.css.ts';
import { sessionDialogTexts as texts } from './session-dialog.texts.ts';
import { TimeChoice } from './TimeChoice.tsx';

export interface DayTimeFieldProps {
  readonly label: string;
  readonly value: DayTime;
  readonly onChange: (value: DayTime) => void;
  /** Times of day that are offered. */
  readonly choices: readonly string[];
  readonly hourCycle: HourCycle;
  readonly errorMessage?: string | undefined;
  /** Whole days: without a time. */
  readonly isWholeDay?: boolean;
}

/** A day and a time of it, on the clocks that the dialog names (N7, N11, N37). */
export const DayTimeField = (props: DayTimeFieldProps) => {
  const { label, value, onChange, choices, hourCycle, errorMessage, isWholeDay = false } = props;
  // Where only the time is missing, the date is not what has to be mended.
  const isTimeMissing = errorMessage !== undefined && !isWholeDay && value.time === null;
  return (
    <div className={dayTimeRow}>
      <DatePicker
        label={label}
        isRequired
        value={value.day}
        onChange={(day) => onChange({ ...value, day })}
        errorMessage={isTimeMissing && value.day !== null ? undefined : errorMessage}
      />
      {!isWholeDay && (
        <TimeChoice
          label={texts.time(label)}
          isRequired
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
          choices={choices}
          hourCycle={hourCycle}
          errorMessage={isTimeMissing ? texts.timeRequired(label) : undefined}
        />
      )}
    </div>
  );
};
