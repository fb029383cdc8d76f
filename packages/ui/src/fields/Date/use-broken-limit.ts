import { type CalendarDate, type DateValue, toCalendarDate } from '@internationalized/date';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { useDateTexts } from '../../texts/date-texts.ts';
import { readDate } from './iso.ts';

/** Earliest and latest day of a field, `2026-11-24`. */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
}

/** Which limit one of the days breaks, in a sentence in the reader's notation. */
export const useBrokenLimit = (dates: readonly (DateValue | null)[], { min, max }: DateLimits) => {
  const texts = useDateTexts();
  const format = useDateFormatter({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const written = (limit: CalendarDate) => format.format(limit.toDate('UTC'));
  const [earliest, latest] = [readDate(min ?? null), readDate(max ?? null)];
  // A year below 1000 is still being typed.
  const days = dates.flatMap((date) => (date === null || date.year < 1000 ? [] : [toCalendarDate(date)]));
  if (earliest !== null && days.some((day) => day.compare(earliest) < 0))
    return texts.beforeEarliest(written(earliest));
  if (latest !== null && days.some((day) => day.compare(latest) > 0))
    return texts.afterLatest(written(latest));
  return undefined;
};
