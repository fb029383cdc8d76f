import { expect, it } from 'vitest';
import { timelineDays, timelineLength } from './timeline.ts';

it.each([
  [0, 12],
  [4, 12],
  [10, 12],
  [11, 14],
  [13, 16],
  [14, 16],
])('a span of %d days is drawn as %d (F54)', (span, length) => {
  expect(timelineLength(span)).toBe(length);
});

it('runs backward from the latest date, each mark on the day of its own zone', () => {
  const days = timelineDays(
    [
      {
        name: 'Shipped',
        plannedDate: new Date('2026-12-24T23:30:00Z'),
        actualDate: null,
        timezone: 'Asia/Tokyo',
      },
      {
        name: 'Design Approved',
        plannedDate: new Date('2026-12-18T16:00:00Z'),
        actualDate: new Date('2026-12-21T10:00:00Z'),
        timezone: 'Europe/Berlin',
      },
    ],
    new Set(['2026-12-25']),
  );
  expect(days).toHaveLength(12);
  expect(days[0]).toMatchObject({ isHoliday: true, isWeekend: false, plannedMilestones: ['Shipped'] });
  expect(days[0]?.date).toBe('2026-12-25');
  expect(days.find((day) => day.date === '2026-12-21')?.actualMilestones).toEqual(['Design Approved']);
  expect(days.filter((day) => day.isWeekend).map((day) => day.date)).toEqual(['2026-12-20', '2026-12-19']);
});

it('is empty without dates', () => {
  expect(
    timelineDays([{ name: 'Shipped', plannedDate: null, actualDate: null, timezone: 'UTC' }], new Set()),
  ).toEqual([]);
});

it('has no column for a date that was mistyped by centuries', () => {
  const shipped = (plannedDate: string) => ({
    name: 'Shipped',
    plannedDate: new Date(plannedDate),
    actualDate: null,
    timezone: 'UTC',
  });
  const days = timelineDays([shipped('2026-12-18T12:00:00Z'), shipped('9999-12-15T12:00:00Z')], new Set());
  expect([days.length, days[0]?.date]).toEqual([12, '2026-12-18']);
});
