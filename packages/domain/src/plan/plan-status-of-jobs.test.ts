import { expect, it } from 'vitest';
import { applyJobAction, createJob, type Job, type JobAction } from '../../exports/job.ts';
import { milestoneType } from '../../exports/milestone-type.ts';
import {
  beginAfterUndo,
  endOfJobs,
  finalizedAtOf,
  statusAfterJobs,
} from '../../exports/plan-status-of-jobs.ts';
import { canChangeStatus, planStatus, type PlanStatus } from '../../exports/plan-status.ts';
import { addStep } from '../../exports/workflow.ts';

const { raApproved, dataAvailable, manufacturingStarted, outOfManufacturing } = milestoneType;
const plan = {
  milestones: new Set([raApproved, dataAvailable, manufacturingStarted, outOfManufacturing]),
  passed: new Set([raApproved, dataAvailable]),
  isAtRisk: false,
  needsApproval: false,
};
const fresh = createJob(addStep(addStep([], 20), 21));
const run: readonly JobAction['kind'][] = ['start', 'complete', 'start', 'complete'];

/** The statuses that a plan goes through while something is done to its only job. */
function statuses(from: PlanStatus, kinds: readonly JobAction['kind'][], change: Partial<typeof plan> = {}) {
  let [job, status]: [Job, PlanStatus] = [fresh, from];
  return kinds.map((kind) => {
    job = applyJobAction(job, { kind } as JobAction, { at: new Date(0), by: null });
    const next = statusAfterJobs({ ...plan, ...change, status, jobs: [job] });
    expect(next === status || canChangeStatus(status, next, null).isAllowed).toBe(true);
    status = next;
    return status;
  });
}

it('follows the jobs there, and by undo back to where it was (§3.6)', () => {
  const back = run.map(() => 'undo' as const);
  expect(statuses(2, [...run, ...back])).toEqual([4, 4, 4, 5, 4, 4, 4, 2]);
  expect(statuses(3, [...run, ...back], { needsApproval: true })).toEqual([4, 4, 4, 5, 4, 4, 4, 3]);
  expect(statuses(2, [...run, 'restart', 'start', 'undo'])).toEqual([4, 4, 4, 5, 4, 4, 4]);
});

it('waits for the approval of the first step; of what is started at risk undo knows where it was (§3.6, F31)', () => {
  expect(statusAfterJobs({ ...plan, status: 2, jobs: [fresh], needsApproval: true })).toBe(3);
  const atRisk = { isAtRisk: true, passed: new Set([dataAvailable]) };
  const started = applyJobAction(fresh, { kind: 'start' }, { at: new Date(0), by: null });
  expect(statusAfterJobs({ ...plan, ...atRisk, status: 1, jobs: [started] })).toBe(planStatus.manufacturing);
  expect(statusAfterJobs({ ...plan, ...atRisk, status: 4, jobs: [fresh] })).toBe(1);
});

it('leaves alone what is held or on its way, and what has no jobs', () => {
  for (const status of [planStatus.onHold, planStatus.inTransit, planStatus.terminated])
    expect(statusAfterJobs({ ...plan, status, jobs: [fresh] })).toBe(status);
  expect(statusAfterJobs({ ...plan, status: 4, jobs: [] })).toBe(4);
});

it('knows when manufacturing began and ended after something was taken back (§3.5.2)', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const act = (job: Job, at: Date, ...kinds: readonly JobAction['kind'][]) =>
    kinds.reduce((one, kind) => applyJobAction(one, { kind } as JobAction, { at, by: null }), job);
  const [first, second] = [act(fresh, day(16), 'start'), act(fresh, day(17), 'start')];
  const undone = act(first, day(18), 'undo');
  expect(beginAfterUndo(day(16), [first, second], [undone, second])).toEqual(day(17));
  expect(beginAfterUndo(day(16), [first], [undone])).toBeNull();
  expect(beginAfterUndo(day(16), [first, second], [act(first, day(18), 'restart'), second])).toBeNull();
  // Somebody told another begin: that one stands.
  expect(beginAfterUndo(day(12), [first, second], [undone, second])).toBeNull();
  const done = [act(first, day(17), 'complete', 'start', 'complete'), act(second, day(16), 'skip')];
  expect([endOfJobs(done), finalizedAtOf(done)]).toEqual([day(17), day(16)]);
  expect([endOfJobs([]), finalizedAtOf(done.slice(0, 1))]).toEqual([null, null]);
});
