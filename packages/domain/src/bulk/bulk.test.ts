import { expect, it } from 'vitest';
import { bulkWorkflows, compatibleCases, jobPlace, type BulkCase } from '../../exports/bulk-operation.ts';
import { applyJobAction, createJob, type JobAction } from '../../exports/job.ts';
import { planStatus, type PlanStatus } from '../../exports/plan-status.ts';
import { addStep } from '../../exports/workflow.ts';

const steps = addStep(addStep([], 20), 21);

/** A case with jobs given as workflow and what was done, such as '88 start complete'. */
function build(id: number, told: readonly string[], status: PlanStatus = planStatus.manufacturing): BulkCase {
  const jobs = told.map((text, index) => {
    const [workflowId, ...kinds] = text.split(' ');
    const job = kinds.reduce(
      (one, kind) => applyJobAction(one, { kind } as JobAction, { at: new Date(0), by: null }),
      createJob(steps),
    );
    const facts = {
      isAtRisk: false,
      needingWorker: new Set<number>(),
      userSymbol: 'HMEY',
      combinedOrder: null,
    };
    return {
      jobId: id * 10 + index,
      workflowId: Number(workflowId),
      version: 1,
      job,
      facts: { ...facts, planStatus: status },
    };
  });
  return { id, status, jobs };
}

it('suggests cases that share a job’s place with every chosen one, and can be processed (J3, J4)', () => {
  const cases = [
    build(1, ['88 start', '89']),
    build(2, ['88 start', '89 start']),
    build(3, ['88 start complete', '89 start']),
    build(4, ['88 start'], planStatus.onHold),
  ].map(({ jobs, ...one }) => ({
    ...one,
    places: jobs.flatMap((job) => jobPlace(job) ?? []),
  }));
  const ids = (...chosen: readonly number[]) =>
    compatibleCases(
      cases,
      cases.filter(({ id }) => chosen.includes(id)),
    ).map(({ id }) => id);
  expect(ids()).toEqual([]);
  expect(ids(1)).toEqual([1, 2]);
  expect(ids(2)).toEqual([1, 2, 3]);
  expect(ids(1, 3)).toEqual([2]);
});

it('groups what can be done by workflow, step and state, with the numbers of the wire (J6, J10)', () => {
  const found = bulkWorkflows([
    build(1, ['88 start']),
    build(2, ['88 start']),
    build(3, ['88 start complete']),
  ]);
  expect(found).toHaveLength(1);
  const told = found[0]?.transitions.map(
    ({ type, stepId, before, after, cases }) =>
      `${type} ${stepId} ${before}→${after} ${cases.map(({ jobId }) => jobId).join(',')}`,
  );
  expect(told).toEqual(['3 20 1→2 10,20', '1 20 1→0 10,20', '1 20 2→1 30', '2 21 0→1 30']);
});
