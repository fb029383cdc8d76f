import type { Milestone } from '@crt/api-client/types-main';
import { planStatus } from '@crt/domain/plan-status';
import { expect, it } from 'vitest';
import { nextMilestone } from './next-milestone.ts';

const milestone = (name: string, plannedDate: string | null, actualDate: string | null): Milestone => ({
  id: 1,
  name,
  plannedDate,
  actualDate,
  typeId: 7,
  timezone: 'Asia/Tokyo',
  isLocked: false,
  baselineDate: null,
  warning: null,
  facts: [],
});
const milestones = [
  milestone('Request Received', '2026-11-02T08:00:00Z', '2026-11-02T08:00:00Z'),
  milestone('RA Approved', null, null),
  milestone('Shipped', '2026-12-04T08:00:00Z', null),
  milestone('Arrived', '2026-12-08T08:00:00Z', null),
];

it.each([
  ['2026-12-01T08:00:00Z', -3],
  ['2026-12-04T14:00:00Z', 0],
  // The next day has begun in Tokyo.
  ['2026-12-04T16:00:00Z', 1],
])('is the earliest one that has not happened; at %s it is %i days late', (now, daysLate) => {
  expect(nextMilestone(milestones, planStatus.manufacturing, now)).toEqual({
    name: 'Shipped',
    dueDate: '2026-12-04T08:00:00Z',
    timezone: 'Asia/Tokyo',
    daysLate,
  });
});

it.each([planStatus.onHold, planStatus.done, planStatus.terminated])(
  'a plan in status %i waits for none',
  (status) => {
    expect(nextMilestone(milestones, status, '2026-12-24T08:00:00Z')).toBeUndefined();
  },
);
