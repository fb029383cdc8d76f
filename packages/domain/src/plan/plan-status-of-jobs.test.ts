import { expect, it } from 'vitest';
import { applyJobAction, createJob, type Job, type JobAction } from '../../exports/job.ts';
import { milestoneType } from '../../exports/milestone-type.ts';
import { statusAfterJobs } from '../../exports/plan-status-of-jobs.ts';
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
