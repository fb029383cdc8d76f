import type { FocusEvent } from 'react';
import { type ZonedDateTime, today, toZoned } from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { useTimeZone } from '../../texts/LocaleProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { CalendarSheet } from './CalendarSheet.tsx';
import { DateButtons, DateSheet, Segments, isIncomplete } from './DateParts.tsx';
import { readDate, readInstant, writeDate, writeInstant } from './iso.ts';

/** What the date fields have in common. All dates are ISO 8601 text, as on the wire. */
export interface DateFieldProps extends FieldProps {
  /** `2026-11-24`; `null` is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Earliest and latest day that can be chosen. */
  min?: string;
  max?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
}

const splitDate = ({ value, onChange, min, max, onBlur, ...props }: DateFieldProps) => {
  const { frame, aria } = splitField(props);
  const [minValue, maxValue] = [readDate(min ?? null), readDate(max ?? null)];
  return {
    frame,
    canClear:
      value !== null && props.isDisabled !== true && props.isReadOnly !== true && props.isRequired !== true,
    aria: {
      ...aria,
      ...(minValue === null ? {} : { minValue }),
      ...(maxValue === null ? {} : { maxValue }),
      onBlur: (event: FocusEvent) => {
        if (value !== null && isIncomplete(event.currentTarget)) onChange(null);
        onBlur?.();
      },
      className: styles.field,
    },
    value,
    onChange,
  };
};

/** A day, typed. */
export const DateField = (props: DateFieldProps) => {
  const { frame, aria, value, onChange } = splitDate(props);
  return (
    <AriaDateField
      data-component="DateField"
      {...aria}
      value={readDate(value)}
      onChange={(date) => onChange(writeDate(date))}
    >
      <FieldLabel {...frame} />
      <div className={styles.control()}>
        <Segments />
      </div>
      <FieldTexts {...frame} />
    </AriaDateField>
  );
};

/** A day, typed or picked from a calendar. */
export const DatePicker = (props: DateFieldProps) => {
  const { frame, aria, value, onChange, canClear } = splitDate(props);
  return (
    <AriaDatePicker
      data-component="DatePicker"
      {...aria}
      value={readDate(value)}
      onChange={(date) => onChange(writeDate(date))}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <Segments />
        <DateButtons onClear={canClear ? () => onChange(null) : undefined} />
      </Group>
      <FieldTexts {...frame} />
      <DateSheet>
        <CalendarSheet />
      </DateSheet>
    </AriaDatePicker>
  );
};

export interface DateTimePickerProps extends Omit<DateFieldProps, 'value'> {
  /** An instant, `2026-11-24T08:00:00Z`; `null` is empty. */
  value: string | null;
  /** Zone in which it is read and typed; by default the viewer's. Always shown behind the time. */
  timeZone?: string;
}

/** An instant, typed or picked, in a zone that is always shown. */
export const DateTimePicker = ({ timeZone: zone, ...props }: DateTimePickerProps) => {
  const ownZone = useTimeZone();
  const timeZone = zone ?? ownZone;
  const { frame, aria, value, onChange, canClear } = splitDate(props);
  return (
    <AriaDatePicker<ZonedDateTime>
      data-component="DateTimePicker"
      {...aria}
      granularity="minute"
      hourCycle={24}
      placeholderValue={placeholderIn(timeZone)}
      value={readInstant(value, timeZone)}
      onChange={(instant) => onChange(writeInstant(instant))}
      shouldCloseOnSelect={false}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <Segments />
        <DateButtons onClear={canClear ? () => onChange(null) : undefined} />
      </Group>
      <FieldTexts {...frame} />
      <DateSheet>
        <CalendarSheet />
      </DateSheet>
    </AriaDatePicker>
  );
};

// Only gives an empty field its zone, this month and a whole hour to start from; it is never a value.
const placeholderIn = (timeZone: string): ZonedDateTime =>
  toZoned(today(timeZone), timeZone).set({ hour: 8 });
