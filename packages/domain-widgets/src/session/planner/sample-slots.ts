import type { AvailableSlot, SlotLoss } from '@crt/api-client/types-design-sessions';

const minute = 60_000;

/** Slots of an hour and a half whose starts lie between two times of UTC of a day, a quarter of an hour apart. */
function startsOf(date: string, first: string, last: string): AvailableSlot[] {
  const from = Date.parse(`${date}T${first}Z`);
  const to = Date.parse(`${date}T${last}Z`);
  return Array.from({ length: (to - from) / (15 * minute) + 1 }, (_, place) => {
    const start = from + place * 15 * minute;
    const text = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z');
    return { dateTimeFrom: text(start), dateTimeTo: text(start + 90 * minute) };
  });
}

/** Tuesday 24 November 2026, before noon in Europe. */
export const sampleNow = Date.parse('2026-11-24T08:10:00Z');

/** A week in which Wednesday and Friday have no slots. */
export const sampleSlots: readonly AvailableSlot[] = [
  ...startsOf('2026-11-24', '09:00:00', '10:30:00'),
  ...startsOf('2026-11-24', '12:00:00', '14:30:00'),
  ...startsOf('2026-11-26', '07:00:00', '14:30:00'),
];

/** Why there are not more of them. */
export const sampleLosses: readonly SlotLoss[] = [
  { date: '2026-11-24', reason: 'Booked', count: 8 },
  { date: '2026-11-24', reason: 'TooShort', count: 5 },
  { date: '2026-11-24', reason: 'TooEarly', count: 4 },
  { date: '2026-11-25', reason: 'Absent', count: 12 },
  { date: '2026-11-25', reason: 'DesignerLimit', count: 20 },
  { date: '2026-11-26', reason: 'TooShort', count: 1 },
  { date: '2026-11-27', reason: 'DayLimit', count: 32 },
  { date: '2026-11-28', reason: 'NoAvailability', count: 4 },
  { date: '2026-11-29', reason: 'NoAvailability', count: 4 },
];
