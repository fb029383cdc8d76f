import { expect, it } from 'vitest';
import { daysBehind, isDueToday, isLate } from './overdue.ts';

const due = new Date('2026-12-04T11:00:00Z');

it.each([
  // The day ends at midnight of the milestone's own zone.
  ['2026-12-04T22:30:00Z', 'Europe/Amsterdam', 0, false, true],
  ['2026-12-04T23:30:00Z', 'Europe/Amsterdam', 1, true, false],
  ['2026-12-04T22:30:00Z', 'Asia/Tokyo', 1, true, false],
  ['2026-12-03T16:00:00Z', 'Asia/Tokyo', 0, false, true],
  ['2026-12-02T11:00:00Z', 'Europe/Amsterdam', -2, false, false],
])('at %s in %s an open milestone is %i days behind', (now, zone, days, late, today) => {
  const milestone = { plannedDate: due, actualDate: null, zone };
  const at = new Date(now);
  expect([daysBehind(milestone, at), isLate(milestone, at), isDueToday(milestone, at)]).toEqual([
    days,
    late,
    today,
  ]);
});

it('what has happened is behind by when it happened, and neither late nor due any more', () => {
  const done = { plannedDate: due, actualDate: new Date('2026-12-07T11:00:00Z'), zone: 'UTC' };
  expect([daysBehind(done, due), isLate(done, due), isDueToday(done, due)]).toEqual([3, false, false]);
});

it('without a due date nothing is late', () => {
  const open = { plannedDate: null, actualDate: null, zone: 'UTC' };
  expect([daysBehind(open, due), isLate(open, due), isDueToday(open, due)]).toEqual([0, false, false]);
});
