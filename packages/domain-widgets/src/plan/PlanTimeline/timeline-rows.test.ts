import { expect, it } from 'vitest';
import { timelineDrawing } from './timeline-rows.ts';

const milestone = (name: string, plannedDate: string | null, timezone = 'Europe/Berlin') => ({
  name,
  plannedDate,
  actualDate: null,
  timezone,
});

it('is drawn oldest first, at least twelve days, each mark on the day of its own zone (F54)', () => {
  const { days, rows } = timelineDrawing({
    id: 1,
    milestones: [
      milestone('Design Approved', '2026-12-18T16:00:00Z'),
      milestone('Shipped', '2026-12-20T23:30:00Z', 'Asia/Tokyo'),
      milestone('Arrived', null),
    ],
    holidays: [{ date: '2026-12-18' }],
  });
  expect(days.map(({ date }) => date)).toHaveLength(12);
  expect(days.at(-1)?.date).toBe('2026-12-21');
  expect(days.filter(({ isHoliday }) => isHoliday).map(({ date }) => date)).toEqual(['2026-12-18']);
  expect(rows.map(({ label, planned }) => [label, planned])).toEqual([
    ['Design Approved', '2026-12-18'],
    ['Shipped', '2026-12-21'],
  ]);
});

it('draws 16 days for a span of 13 (F54)', () => {
  const { days } = timelineDrawing({
    id: 1,
    milestones: [
      milestone('Design Approved', '2026-12-01T12:00:00Z'),
      milestone('Shipped', '2026-12-14T12:00:00Z'),
    ],
    holidays: [],
  });
  expect(days).toHaveLength(16);
});
