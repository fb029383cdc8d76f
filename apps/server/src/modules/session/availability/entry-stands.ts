import { availabilityType } from '@crt/domain/availability';
import { sessionTexts } from '@crt/domain/session-texts';
import { zoneName } from '@crt/domain/zone-name';
import { shownDate } from '../../history/field-value.ts';
import { shownSpan } from '../shown-span.ts';
import { weekTimes } from './availability.aggregate.ts';
import { availabilityOf, type AvailabilityRow } from './availability.repository.ts';

/** What a change of an entry sets, as the history names it, and its dialog shows. */
export const changedFields: readonly (keyof AvailabilityRow)[] = [
  'startAt',
  'endAt',
  'startDate',
  'endDate',
  'days',
];

/** What an entry is called in a sentence. */
export const entryNoun = (type: AvailabilityRow['type']): string =>
  type === availabilityType.absence ? 'absence' : 'availability';

/** How an entry stands, on the clocks of its designer, for whoever was overtaken. */
export function entryStands(row: AvailabilityRow, zone: string): string {
  const entry = availabilityOf(row);
  if (entry.type !== availabilityType.recurring)
    return `${shownSpan(entry, zone)} ${zoneName(new Date(entry.start), zone)}`;
  const [first, last] = [entry.startDate, entry.endDate].map((day) => shownDate(day) ?? '');
  return sessionTexts.weekStands(first ?? '', last ?? '', weekTimes(row.days));
}
