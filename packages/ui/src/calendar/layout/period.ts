import { startOfWeek, parseDate } from '@internationalized/date';
import { dayNumber, dayText } from './event.ts';

/** The ways to look at a calendar; `people` is a week with a row for everybody. */
export type CalendarView = 'month' | 'week' | 'day' | 'list' | 'people';

/** Whether a view shows a week. */
export const isWeek = (view: CalendarView): boolean => view === 'week' || view === 'people';

/** First and last calendar date that may be looked at and used, both included; open where missing. */
export interface ValidRange {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** What is shown: the whole days asked for, and of these the visible ones. */
export interface Period {
  readonly first: number;
  /** The first day that no longer belongs to it. */
  readonly end: number;
  /** Visible days; without weekends fewer than between `first` and `end`. */
  readonly days: readonly number[];
  /** The month that the period is about, `YYYY-MM`. */
  readonly month: string;
}

/** 0 is Sunday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Saturday or Sunday. */
export const isWeekend = (day: number): boolean => weekdayOf(day) === 0 || weekdayOf(day) === 6;

const weekStart = (date: string, locale: string): number =>
  dayNumber(startOfWeek(parseDate(date), locale).toString());

function edges(view: CalendarView, date: string, locale: string): [number, number] {
  if (view === 'day') return [dayNumber(date), dayNumber(date) + 1];
  if (isWeek(view)) return [weekStart(date, locale), weekStart(date, locale) + 7];
  const first = parseDate(date).set({ day: 1 });
  const next = first.add({ months: 1 });
  if (view === 'list') return [dayNumber(first.toString()), dayNumber(next.toString())];
  const last = next.subtract({ days: 1 });
  return [weekStart(first.toString(), locale), weekStart(last.toString(), locale) + 7];
}

/** The days of a view around a date. A day that was asked for by itself is shown even when weekends are not. */
export function periodOf(view: CalendarView, date: string, locale: string, hasWeekends: boolean): Period {
  const [first, end] = edges(view, date, locale);
  const all = Array.from({ length: end - first }, (_, index) => first + index);
  const days = hasWeekends || view === 'day' ? all : all.filter((day) => !isWeekend(day));
  return { first, end, days, month: date.slice(0, 7) };
}

/** The date that the next (1) or previous (-1) period is about. */
export function stepDate(view: CalendarView, date: string, step: 1 | -1, hasWeekends: boolean): string {
  if (isWeek(view)) return dayText(dayNumber(date) + 7 * step);
  if (view === 'day') {
    let day = dayNumber(date) + step;
    while (!hasWeekends && isWeekend(day)) day += step;
    return dayText(day);
  }
  return parseDate(date).set({ day: 1 }).add({ months: step }).toString();
}

/** Whether a day may be used. */
export function isValidDay(day: number, range: ValidRange | undefined): boolean {
  const { start, end } = range ?? {};
  return (start === undefined || day >= dayNumber(start)) && (end === undefined || day <= dayNumber(end));
}

/** Whether a period holds any day that may be used. */
export function isValidPeriod({ first, end }: Period, range: ValidRange | undefined): boolean {
  const from = range?.start === undefined ? -Infinity : dayNumber(range.start);
  const to = range?.end === undefined ? Infinity : dayNumber(range.end);
  return from < end && to >= first;
}
