import { expect, it } from 'vitest';
import { milestoneOrder, type MilestoneType } from '../milestone/milestone-type.ts';
import { statusAfterMilestones } from './plan-progress.ts';
import type { PlanStatus } from './plan-status.ts';

const all = new Set(milestoneOrder);

it.each<[MilestoneType[], PlanStatus]>([
  [[1, 2, 3, 4], 0],
  [[1, 9], 0],
  [[1, 10], 1],
  [[1, 9, 10], 2],
  [[1, 9, 10, 5], 4],
  [[1, 5, 6], 5],
  [[1, 5, 6, 7], 6],
  [[1, 5, 6, 7, 8], 7],
])('after %j a plan has status %i', (passed, status) => {
  expect(statusAfterMilestones(0, all, new Set(passed))).toBe(status);
});

it('needs no approval where none is asked for', () => {
  expect(statusAfterMilestones(0, new Set([1, 10, 5]), new Set([1, 10]))).toBe(2);
});

it('goes back when a date is taken back', () => {
  expect(statusAfterMilestones(4, all, new Set([1, 9, 10]))).toBe(2);
});

it('leaves waiting, held, terminated and done plans alone', () => {
  expect(statusAfterMilestones(3, all, new Set([9, 10]))).toBe(3);
  for (const status of [8, 9, 10] as const)
    expect(statusAfterMilestones(status, all, new Set([8]))).toBe(status);
});
