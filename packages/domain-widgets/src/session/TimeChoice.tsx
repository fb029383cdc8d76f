import type { HourCycle } from '@crt/ui/EventCalendar';
import { Select } from '@crt/ui/Select';
import { timeName } from './day-time.ts';

export interface TimeChoiceProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Stands there until a time is chosen; where the label is hidden it tells which time it is. */
  readonly placeholder?: string;
  /** 'HH:mm' */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly choices: readonly string[];
  readonly hourCycle: HourCycle;
  readonly isRequired?: boolean;
  readonly errorMessage?: string | undefined;
  /** Something is wrong with it, which stands elsewhere. */
  readonly isInvalid?: boolean;
  readonly 'aria-describedby'?: string;
}

/** A time of day out of a list, read with 24 or 12 hours (N7, N8, N37). */
export const TimeChoice = ({ choices, hourCycle, value, ...field }: TimeChoiceProps) => {
  // An absence from elsewhere may begin at any minute: it is shown as it is until another one is chosen.
  const all = value === null || choices.includes(value) ? choices : [...choices, value].toSorted();
  return (
    <Select<string>
      {...field}
      value={value}
      options={all.map((time) => ({ id: time, name: timeName(time, hourCycle) }))}
    />
  );
};
