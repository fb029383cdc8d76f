import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField } from '../Field/Field.tsx';
import { RangeCalendarSheet } from './CalendarSheet.tsx';
import { DateButtons, DateSheet, Segments, isIncomplete } from './DateParts.tsx';
import { dash, spacer } from './DateParts.css.ts';
import { readDate, writeDate } from './iso.ts';

/** Two days, both of them inside. */
export interface DateRange {
  /** `2026-11-24`. */
  start: string;
  end: string;
}

export interface DateRangePickerProps extends FieldProps {
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Earliest and latest day that can be chosen. */
  min?: string;
  max?: string;
}

/** From one day to another, typed or picked from two months. */
export const DateRangePicker = ({ value, onChange, min, max, ...props }: DateRangePickerProps) => {
  const { frame, aria } = splitField(props);
  const [start, end] = [readDate(value?.start ?? null), readDate(value?.end ?? null)];
  const isFixed = props.isDisabled === true || props.isReadOnly === true || props.isRequired === true;
  const [minValue, maxValue] = [readDate(min ?? null), readDate(max ?? null)];
  return (
    <AriaDateRangePicker
      data-component="DateRangePicker"
      {...aria}
      {...(minValue === null ? {} : { minValue })}
      {...(maxValue === null ? {} : { maxValue })}
      className={styles.field}
      onBlur={(event) => {
        if (value !== null && isIncomplete(event.currentTarget)) onChange(null);
      }}
      value={start === null || end === null ? null : { start, end }}
      onChange={(range) => {
        const [from, to] = [writeDate(range?.start ?? null), writeDate(range?.end ?? null)];
        onChange(from === null || to === null ? null : { start: from, end: to });
      }}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <Segments slot="start" isFitting />
        <span aria-hidden="true" className={dash}>
          –
        </span>
        <Segments slot="end" isFitting />
        <span className={spacer} />
        <DateButtons onClear={value !== null && !isFixed ? () => onChange(null) : undefined} />
      </Group>
      <FieldTexts {...frame} />
      <DateSheet>
        <RangeCalendarSheet />
      </DateSheet>
    </AriaDateRangePicker>
  );
};
