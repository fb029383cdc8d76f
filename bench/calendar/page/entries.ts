/** The ways to look that are measured. */
export type View = 'week' | 'month';

/** An event, the same for every calendar. Titles of the second period end with "next". */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;

/** The day on which all calendars open: a Wednesday in the middle of a month. */
export const FIRST_DATE = '2026-11-11';

const spread = (count: number, first: number, days: number, suffix: string): Entry[] =>
  Array.from({ length: count }, (_, index) => {
    // Steps without a common factor put events on all days and at all times of the working day, overlapping.
    const start = first + (index % days) * DAY + 7 * 3_600_000 + ((index * 7) % 20) * HALF_HOUR;
    return {
      id: `${suffix}-${index}`,
      title: `Session ${index}${suffix}`,
      start: new Date(start).toISOString(),
      end: new Date(start + (1 + (index % 4)) * HALF_HOUR).toISOString(),
    };
  });

/** `count` events in the first period and as many in the next one. */
export function makeEntries(view: View, count: number): Entry[] {
  return view === 'week'
    ? [...spread(count, Date.UTC(2026, 10, 9), 7, ''), ...spread(count, Date.UTC(2026, 10, 16), 7, ' next')]
    : [...spread(count, Date.UTC(2026, 10, 1), 29, ''), ...spread(count, Date.UTC(2026, 11, 7), 25, ' next')];
}
