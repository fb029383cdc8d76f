import type { Rework, StepState } from '@crt/domain/job';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { insertRows, updateRows } from '../../../platform/db/insert-rows.ts';
import type { MovedJob } from './cycle-move.ts';
import { jobColumns } from './job-columns.ts';
import { stateColumns, storedEvents } from './job-state.ts';
import { manufacturingJobs, manufacturingJobSteps, manufacturingJobTrails } from './job.tables.ts';
import { manufacturingReworks, manufacturingReworkSteps } from './rework.tables.ts';

/** Stores what actions made of jobs, one statement for each table; the signals that jobs wait for are to be planned anew. */
export async function saveJobs(tx: Database, jobs: readonly MovedJob[]): Promise<void> {
  await updateRows(tx, manufacturingJobSteps, ['jobId', 'place'], jobs.flatMap(changedSteps));
  await updateRows(
    tx,
    manufacturingJobs,
    ['id'],
    jobs.map(({ loaded: { row }, job }) => ({ id: row.id, ...jobColumns(job), signalAt: null })),
  );
  const trails = jobs.map(({ loaded: { row }, job }) => ({
    jobId: row.id,
    events: storedEvents(job.events),
  }));
  await insertRows(tx, manufacturingJobTrails, trails, { key: ['jobId'], replace: ['events'] });
  await deleteReworks(tx, jobs);
  await updateRows(tx, manufacturingReworkSteps, ['reworkId', 'place'], jobs.flatMap(changedReworkSteps));
  await insertReworks(tx, jobs.flatMap(newReworks));
}

const isSame = (one: StepState, other: StepState) =>
  one.status === other.status &&
  one.startedAt?.getTime() === other.startedAt?.getTime() &&
  one.endedAt?.getTime() === other.endedAt?.getTime() &&
  one.worker === other.worker;

const changedSteps = ({ loaded: { row, steps }, job }: MovedJob) =>
  steps.flatMap((before, at) => {
    const after = job.steps[at];
    if (!after || isSame(after, before)) return [];
    return [{ jobId: row.id, place: before.place, ...stateColumns(after) }];
  });

/** An undo may take back that there was a rework. */
async function deleteReworks(tx: Database, jobs: readonly MovedJob[]): Promise<void> {
  const gone = jobs.flatMap(({ loaded: { reworks }, job }) => {
    const kept = new Set(job.reworks.map(({ number }) => number));
    return reworks.filter(({ row }) => !kept.has(row.number)).map(({ row }) => row.id);
  });
  if (gone.length > 0) await tx.delete(manufacturingReworks).where(inArray(manufacturingReworks.id, gone));
}

const changedReworkSteps = ({ loaded: { reworks }, job }: MovedJob) =>
  reworks.flatMap(({ row, steps }) => {
    const after = job.reworks.find(({ number }) => number === row.number);
    return steps.flatMap((before, at) => {
      const step = after?.steps[at];
      if (!step || isSame(step, before)) return [];
      return [{ reworkId: before.reworkId, place: before.place, ...stateColumns(step) }];
    });
  });

interface NewRework {
  readonly jobId: number;
  readonly rework: Rework;
}

function newReworks({ loaded: { row, reworks }, job }: MovedJob): readonly NewRework[] {
  const stored = new Set(reworks.map((one) => one.row.number));
  return job.reworks.filter(({ number }) => !stored.has(number)).map((rework) => ({ jobId: row.id, rework }));
}

/** There is one at most: only who adds a rework to a job makes one. */
async function insertReworks(tx: Database, reworks: readonly NewRework[]): Promise<void> {
  for (const { jobId, rework } of reworks) {
    const { number, pass, name, steps } = rework;
    const [stored] = await tx
      .insert(manufacturingReworks)
      .values({ jobId, number, passNumber: pass, name })
      .returning({ id: manufacturingReworks.id });
    if (!stored) throw new Error('The database gave no id for a new rework');
    const rows = steps.map((step, at) => {
      const { stepId } = step;
      return { reworkId: stored.id, place: at + 1, stepId, ...stateColumns(step) };
    });
    await insertRows(tx, manufacturingReworkSteps, rows);
  }
}
