import { parseDate, type CalendarDate } from '@internationalized/date';

/** Starts per day that can be entered at most. */
export const mostStartsPerDay = 9_999;

/** How many years a capacity may be set for at once; beyond that it is a slip of the hand. */
export const longestCapacityYears = 10;

/** A capacity as somebody enters it; days are plain dates and have no zone (T26). */
export interface CapacityEntered {
  /** First day. */
  readonly date: string;
  /** Last day. */
  readonly dateTo: string;
  /** Starts per day; null while nothing was typed. */
  readonly value: number | null;
}

/** What is wrong with a capacity, by the field at which it can be mended (T15). */
export type CapacityErrors = Partial<Record<keyof CapacityEntered, string>>;

/** The day that a text names; undefined for one that no calendar has. */
export function plainDay(text: string): CalendarDate | undefined {
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a number of starts per day; undefined when nothing is. */
export function startsPerDayError(value: number | null, label: string): string | undefined {
  if (value === null) return `${label} is required`;
  if (Number.isInteger(value) && value >= 0 && value <= mostStartsPerDay) return undefined;
  return `${label} must be a whole number from 0 to ${mostStartsPerDay}.`;
}

/** What is wrong with a capacity; empty when it can be stored. */
export function capacityErrors({ date, dateTo, value }: CapacityEntered): CapacityErrors {
  const wrongValue = startsPerDayError(value, 'Capacity');
  const [from, to] = [plainDay(date), plainDay(dateTo)];
  const wrongTo = from && to ? lastDayError(from, to) : to ? undefined : 'Date to is required';
  return {
    ...(from ? {} : { date: 'Date from is required' }),
    ...(wrongTo !== undefined && { dateTo: wrongTo }),
    ...(wrongValue !== undefined && { value: wrongValue }),
  };
}

function lastDayError(from: CalendarDate, to: CalendarDate): string | undefined {
  if (to.compare(from) < 0) return 'Date to must not lie before Date from.';
  if (to.compare(from.add({ years: longestCapacityYears })) < 0) return undefined;
  return `A capacity can be set for at most ${longestCapacityYears} years at once.`;
}
