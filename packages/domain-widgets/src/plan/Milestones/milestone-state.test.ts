import type { Milestone } from '@crt/api-client/types-main';
import { expect, it } from 'vitest';
import { milestoneState } from './milestone-state.ts';

const milestone: Milestone = {
  id: 7,
  name: 'Shipped',
  plannedDate: '2026-12-04T11:00:00Z',
  actualDate: null,
  typeId: 7,
  timezone: 'Europe/Amsterdam',
  isLocked: false,
  baselineDate: null,
  warning: null,
  facts: [],
};

it.each([
  ['waits', {}, '2026-12-04T22:00:00Z', { status: 'pending', words: 'Pending' }],
  ['is late from the next day on', {}, '2026-12-04T23:30:00Z', { status: 'failed', words: '1 day late' }],
  [
    'waits without a date',
    { plannedDate: null },
    '2026-12-24T11:00:00Z',
    { status: 'pending', words: 'Pending' },
  ],
  ['is at risk', { warning: 'Critical' }, '2026-12-01T11:00:00Z', { status: 'risk', words: 'Pending' }],
  [
    'was early, whatever the time is now',
    { actualDate: '2026-12-02T11:00:00Z' },
    '2026-12-24T11:00:00Z',
    { status: 'done', words: '2 days early' },
  ],
  [
    'was late, which is another thing than done on time',
    { actualDate: '2026-12-10T11:00:00Z' },
    '2026-12-24T11:00:00Z',
    { status: 'doneLate', words: '6 days late' },
  ],
  [
    'was on time',
    { actualDate: '2026-12-04T16:00:00Z' },
    '2026-12-24T11:00:00Z',
    { status: 'done', words: 'On time' },
  ],
] as const)('a milestone %s', (_name, change, now, state) => {
  expect(milestoneState({ ...milestone, ...change }, now)).toEqual(state);
});
