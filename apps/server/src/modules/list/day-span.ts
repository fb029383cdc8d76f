import { endOfDay, startOfDay } from '@crt/domain/day-bounds';
import { resolveRelativeRange, type InstantRange, type RelativeRange } from '@crt/domain/relative-range';
import { parseDate } from '@internationalized/date';
import { invalidRequest } from '../../errors.ts';
import { comparableInstant } from '../../platform/db/comparable-instant.ts';
import { shownDate } from '../history/field-value.ts';
import type { Asked } from './engine/list-definition.ts';

/** Days that are asked for, in the names of the wire (E12, G13). */
export interface WireDays {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly relativeDateModifier?: RelativeRange['modifier'] | null;
  readonly relativeDateAmount?: number | null;
  readonly relativeDateFrequency?: RelativeRange['frequency'] | null;
}

/** From the beginning of a day to the end of another one, in the viewer's zone; either may be open. */
export function rangeOfDays(
  { startDate, endDate }: WireDays,
  { viewer: { timeZone } }: Pick<Asked<unknown>, 'viewer'>,
): Partial<InstantRange> {
  return {
    ...(startDate && { start: comparableInstant(startOfDay(parseDate(startDate), timeZone)) }),
    ...(endDate && { end: comparableInstant(endOfDay(parseDate(endDate), timeZone)) }),
  };
}

/** The span that is told from today (E13, E14). @throws invalid-request for half a relative range */
export function rangeFromToday(
  filters: WireDays,
  { viewer: { now, timeZone }, at }: Pick<Asked<unknown>, 'viewer' | 'at'>,
): InstantRange {
  const parts = ['relativeDateModifier', 'relativeDateAmount', 'relativeDateFrequency'] as const;
  const missing = parts.filter((part) => filters[part] == null);
  const message = 'A relative range has a direction, an amount and a unit.';
  if (missing.length > 0) throw invalidRequest(missing.map((part) => ({ path: at(part), message })));
  const { relativeDateModifier, relativeDateAmount, relativeDateFrequency } = filters;
  const range = {
    modifier: relativeDateModifier ?? 0,
    amount: relativeDateAmount ?? 0,
    frequency: relativeDateFrequency ?? 0,
  };
  return resolveRelativeRange(range, now, timeZone);
}

const unitNames = ['day', 'week', 'month'];

/** Days in words; undefined without any. */
export const daysInWords = ({ startDate, endDate }: WireDays): string | undefined =>
  (startDate ?? endDate)
    ? `${shownDate(startDate ?? null) ?? ''} – ${shownDate(endDate ?? null) ?? ''}`
    : undefined;

/** A span told from today, in words. */
export function relativeInWords(filters: WireDays): string {
  const { relativeDateModifier, relativeDateAmount: amount, relativeDateFrequency } = filters;
  const unit = unitNames[relativeDateFrequency ?? 0] ?? '';
  return `${relativeDateModifier === 1 ? 'next' : 'last'} ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
