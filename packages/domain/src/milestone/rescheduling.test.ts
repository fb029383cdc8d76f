import { expect, it } from 'vitest';
import type { Permission } from '../permission/permission.ts';
import type { MilestoneFact } from './chain.ts';
import { canReschedule, type ReschedulingFacts } from './rescheduling.ts';

const at = new Date('2026-11-20T09:00:00Z');
const milestone = (type: MilestoneFact['type'], changes: Partial<MilestoneFact> = {}): MilestoneFact => ({
  type,
  plannedDate: at,
  actualDate: null,
  isLocked: false,
  ...changes,
});
const open: ReschedulingFacts = {
  status: 4,
  manufacturingDataAvailable: true,
  milestones: [milestone(10), milestone(5, { actualDate: at }), milestone(6)],
};
const planner = new Set<Permission>(['CanManageFulfilmentPlan']);

it.each(['CanManageFulfilmentPlan', 'CanManageManufacturingCycles'] as const)('is open to %s', (right) => {
  expect(canReschedule(open, new Set([right])).isAllowed).toBe(true);
});

it('is closed without the right', () => {
  expect(canReschedule(open, new Set(['ReadOnlyFulfilmentPlanAccess'])).isAllowed).toBe(false);
});

it.each<[string, Partial<ReschedulingFacts>]>([
  ['A plan that is On Hold cannot be rescheduled.', { status: 8 }],
  ['A plan that is Terminated cannot be rescheduled.', { status: 9 }],
  ['A plan that is Done cannot be rescheduled.', { status: 10 }],
  ['The manufacturing data are not available yet.', { manufacturingDataAvailable: false }],
  [
    'There are no manufacturing milestones that could be rescheduled now.',
    { milestones: [milestone(10), milestone(5, { isLocked: true }), milestone(6, { actualDate: at })] },
  ],
])('%s', (reason, changes) => {
  expect(canReschedule({ ...open, ...changes }, planner)).toEqual({ isAllowed: false, reason });
});
