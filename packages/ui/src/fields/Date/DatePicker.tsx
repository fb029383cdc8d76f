import type { FocusEvent } from 'react';
import {
  type CalendarDate,
  type DateValue,
  type ZonedDateTime,
  today,
  toZoned,
} from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { useTimeZone } from '../../texts/LocaleProvider.tsx';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField, withNotice } from '../Field/Field.tsx';
import { CalendarSheet } from './CalendarSheet.tsx';
import { DateButtons, DateSegments, DateSheet, isIncomplete } from './DateParts.tsx';
import { readDate, readInstant, writeDate, writeInstant } from './iso.ts';
import { inFull } from './typed-date.ts';
import { useBrokenLimit } from './use-broken-limit.ts';
import { useTypedDate } from './use-typed-date.ts';

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

/** What becomes of the texts on the wire: days or instants. */
interface Kind<V extends DateValue> {
  read: (value: string | null) => V | null;
  write: (shown: V | null) => string | null;
  timeZone?: string;
}

const days: Kind<CalendarDate> = { read: readDate, write: (date) => writeDate(inFull(date)) };

const instantsIn = (timeZone: string): Kind<ZonedDateTime> => ({
  read: (value) => readInstant(value, timeZone),
  write: (instant) => writeInstant(inFull(instant)),
  timeZone,
});

/** What all date fields of one value do alike with their props. */
const useDate = <V extends DateValue>(given: DateFieldProps, kind: Kind<V>) => {
  const { value, onChange, min, max, onBlur, ...props } = given;
  const { shown, change, notice, parts } = useTypedDate({ value, onChange, ...kind });
  const limit = useBrokenLimit([shown], { min, max });
  const { frame, aria } = splitField(withNotice(props, notice ?? limit));
  // Nor does anybody take a day beyond the limits.
  const isRefused = parts.isRefused || limit !== undefined;
  const [minValue, maxValue] = [readDate(min ?? null), readDate(max ?? null)];
  return {
    frame,
    parts: { ...parts, isRefused },
    onClear:
      value !== null && props.isDisabled !== true && props.isReadOnly !== true && props.isRequired !== true
        ? () => onChange(null)
        : undefined,
    aria: {
      ...aria,
      // What is wrong is said by the kit, not by react-aria in the language of the browser.
      isInvalid: 'isInvalid' in aria && aria.isInvalid === true,
      ...(minValue === null ? {} : { minValue }),
      ...(maxValue === null ? {} : { maxValue }),
      value: shown,
      onChange: change,
      onBlur: (event: FocusEvent) => {
        if (value !== null && isIncomplete(event.currentTarget)) onChange(null);
        onBlur?.();
      },
      className: styles.field,
    },
  };
};

/** A day, typed. */
export const DateField = (props: DateFieldProps) => {
  const { frame, aria, parts } = useDate(props, days);
  return (
    <AriaDateField data-component="DateField" {...aria}>
      <FieldLabel {...frame} />
      <div className={styles.control()}>
        <DateSegments typed={parts} />
      </div>
      <FieldTexts {...frame} />
    </AriaDateField>
  );
};

/** A day, typed or picked from a calendar. */
export const DatePicker = (props: DateFieldProps) => {
  const { frame, aria, parts, onClear } = useDate(props, days);
  return (
    <AriaDatePicker data-component="DatePicker" {...aria}>
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <DateSegments typed={parts} />
        <DateButtons onClear={onClear} />
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
  const { frame, aria, parts, onClear } = useDate(props, instantsIn(timeZone));
  return (
    <AriaDatePicker<ZonedDateTime>
      data-component="DateTimePicker"
      {...aria}
      granularity="minute"
      hourCycle={24}
      placeholderValue={placeholderIn(timeZone)}
      shouldCloseOnSelect={false}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <DateSegments typed={parts} />
        <DateButtons onClear={onClear} />
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
