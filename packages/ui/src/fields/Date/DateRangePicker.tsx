import type { CalendarDate } from '@internationalized/date';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import { useDateTexts } from '../../texts/date-texts.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldLabel, type FieldProps, FieldTexts, splitField, withNotice } from '../Field/Field.tsx';
import { RangeCalendarSheet } from './CalendarSheet.tsx';
import { DateButtons, DateSegments, DateSheet, isIncomplete } from './DateParts.tsx';
import { dash, spacer } from './DateParts.css.ts';
import { readDate, writeDate } from './iso.ts';
import { inFull } from './typed-date.ts';
import { type DateLimits, useBrokenLimit } from './use-broken-limit.ts';
import { useTypedDate } from './use-typed-date.ts';

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

type Days = { start: CalendarDate; end: CalendarDate };

const read = (value: DateRange | null): Days | null => {
  const [start, end] = [readDate(value?.start ?? null), readDate(value?.end ?? null)];
  return start === null || end === null ? null : { start, end };
};

const write = (shown: Days | null): DateRange | null => {
  const [start, end] = [writeDate(inFull(shown?.start ?? null)), writeDate(inFull(shown?.end ?? null))];
  return start === null || end === null ? null : { start, end };
};

/** What is wrong with the range itself, in a sentence. */
const useWrongRange = (value: DateRange | null, shown: Days | null, limits: DateLimits) => {
  const texts = useDateTexts();
  const limit = useBrokenLimit([shown?.start ?? null, shown?.end ?? null], limits);
  return limit ?? (value !== null && value.end < value.start ? texts.endBeforeStart : undefined);
};

/** From one day to another, typed or picked from two months. */
export const DateRangePicker = ({ value, onChange, min, max, ...props }: DateRangePickerProps) => {
  const { shown, change, notice, parts } = useTypedDate({ value, onChange, read, write });
  const wrong = useWrongRange(value, shown, { min, max });
  const { frame, aria } = splitField(withNotice(props, notice ?? wrong));
  const typed = { ...parts, isRefused: parts.isRefused || wrong !== undefined };
  const isFixed = props.isDisabled === true || props.isReadOnly === true || props.isRequired === true;
  const [minValue, maxValue] = [readDate(min ?? null), readDate(max ?? null)];
  return (
    <AriaDateRangePicker
      data-component="DateRangePicker"
      {...aria}
      // What is wrong is said by the kit, not by react-aria in the language of the browser.
      isInvalid={frame.errorMessage !== undefined}
      {...(minValue === null ? {} : { minValue })}
      {...(maxValue === null ? {} : { maxValue })}
      className={styles.field}
      onBlur={(event) => {
        if (value !== null && isIncomplete(event.currentTarget)) onChange(null);
      }}
      value={shown}
      onChange={change}
    >
      <FieldLabel {...frame} />
      <Group className={styles.control()}>
        <DateSegments typed={typed} slot="start" isFitting />
        <span aria-hidden="true" className={dash}>
          –
        </span>
        <DateSegments typed={typed} slot="end" isFitting />
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
