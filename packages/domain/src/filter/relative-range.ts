import { endOfDay, startOfDay } from './day-bounds.ts';
import { fromDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** Direction of a relative range on the wire (E13). */
export const relativeDateModifier = { last: 0, next: 1 } as const;
/** Number of a direction on the wire. */
export type RelativeDateModifier = (typeof relativeDateModifier)[keyof typeof relativeDateModifier];

/** Unit of a relative range on the wire (E13). */
export const relativeDateFrequency = { day: 0, week: 1, month: 2 } as const;
/** Number of a unit on the wire. */
export type RelativeDateFrequency = (typeof relativeDateFrequency)[keyof typeof relativeDateFrequency];

/** A range told from today: the last or the next `amount` (0 or more) days, weeks or months (E13). */
export interface RelativeRange {
  readonly modifier: RelativeDateModifier;
  readonly amount: number;
  readonly frequency: RelativeDateFrequency;
}

/** A span of time; both ends belong to it. */
export interface InstantRange {
  readonly start: Date;
  readonly end: Date;
}

const unitOf = { 0: 'days', 1: 'weeks', 2: 'months' } as const;
const unitNames = { 0: 'Day', 1: 'Week', 2: 'Month' } as const;

/** The label of a unit: it gets an s when the amount is above 0, so '1 Days' and '0 Day' (E15). */
export function relativeUnitLabel(amount: number, frequency: RelativeDateFrequency): string {
  return amount > 0 ? `${unitNames[frequency]}s` : unitNames[frequency];
}

function move(day: CalendarDate, range: RelativeRange, sign: 1 | -1): CalendarDate {
  return day.add({ [unitOf[range.frequency]]: sign * range.amount });
}

/**
 * The instants a relative range means at `now` for a viewer in `zone` (IANA name). Last runs from the day that lies
 * the amount back to the end of today, Next from the start of today to the end of the day that lies the amount ahead;
 * months clamp to the month's end, days follow the zone's clock changes (E14).
 */
export function resolveRelativeRange(range: RelativeRange, now: Date, zone: string): InstantRange {
  const today = toCalendarDate(fromDate(now, zone));
  return range.modifier === relativeDateModifier.last
    ? { start: startOfDay(move(today, range, -1), zone), end: endOfDay(today, zone) }
    : { start: startOfDay(today, zone), end: endOfDay(move(today, range, 1), zone) };
}
