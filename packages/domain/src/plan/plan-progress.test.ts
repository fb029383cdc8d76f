import { expect, it } from 'vitest';
import { milestoneOrder, type MilestoneType } from '../milestone/milestone-type.ts';
import { movesStatus, statusAfterMilestones } from './plan-progress.ts';
import type { PlanStatus } from './plan-status.ts';

const all: ReadonlySet<MilestoneType> = new Set(milestoneOrder);
const after = (status: PlanStatus, passed: readonly MilestoneType[], milestones = all): PlanStatus =>
  statusAfterMilestones(status, { milestones, passed: new Set(passed) });

it.each<[MilestoneType[], PlanStatus]>([
  [[1, 2, 3, 4], 0],
  [[1, 9], 0],
  [[1, 10], 1],
  [[1, 9, 10], 2],
  [[1, 9, 10, 5], 4],
  [[1, 9, 10, 5, 6], 5],
  [[1, 9, 10, 5, 6, 7], 6],
  [[1, 9, 10, 5, 6, 7, 8], 7],
  // What was jumped over does not hold it back; only the approval waits for the data.
  [[1, 9, 10, 5, 8], 7],
  [[1, 10, 5, 6], 5],
  [[1, 5], 4],
])('after %j a plan has status %i', (passed, status) => {
  expect(after(0, passed)).toBe(status);
});

it('needs no approval where none is asked for', () => {
  expect(after(0, [1, 10], new Set([1, 10, 5]))).toBe(2);
});

it('is moved by the milestones from the data on', () => {
  expect(milestoneOrder.filter(movesStatus)).toEqual([9, 10, 5, 6, 7, 8]);
});

it('goes back when a date is taken back', () => {
  expect(after(4, [1, 9, 10])).toBe(2);
});

it('leaves waiting, held, terminated and done plans alone', () => {
  expect(after(3, [9, 10])).toBe(3);
  for (const status of [8, 9, 10] as const) expect(after(status, [8])).toBe(status);
});
