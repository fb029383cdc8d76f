import type { Job, Rework, StepState } from '@crt/domain/job';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { insertRows, updateRows } from '../../../platform/db/insert-rows.ts';
import { jobColumns } from './job-columns.ts';
import { stateColumns, storedEvents } from './job-state.ts';
import type { LoadedJob } from './job.repository.ts';
import { manufacturingJobs, manufacturingJobSteps, manufacturingJobTrails } from './job.tables.ts';
import { manufacturingReworks, manufacturingReworkSteps } from './rework.tables.ts';

const isSame = (one: StepState, other: StepState) =>
  one.status === other.status &&
  one.startedAt?.getTime() === other.startedAt?.getTime() &&
  one.endedAt?.getTime() === other.endedAt?.getTime() &&
  one.worker === other.worker;

/** Stores what an action made of a job; the signal that it waits for is to be planned anew. */
export async function saveJob(tx: Database, before: LoadedJob, after: Job): Promise<void> {
  const { id } = before.row;
  const row = { ...before.row, ...jobColumns(after), signalAt: null };
  const steps = before.steps.map((step, at) => ({ ...step, ...stateColumns(after.steps[at] ?? step) }));
  const changed = steps.filter((step, at) => !isSame(step, before.steps[at] ?? step));
  await updateRows(
    tx,
    manufacturingJobSteps,
    ['jobId', 'place'],
    changed.map((step) => ({ jobId: id, place: step.place, ...stateColumns(step) })),
  );
  const { id: _id, ...columns } = row;
  await tx.update(manufacturingJobs).set(columns).where(eq(manufacturingJobs.id, id));
  const trail = { jobId: id, events: storedEvents(after.events) };
  const { events } = trail;
  await tx
    .insert(manufacturingJobTrails)
    .values(trail)
    .onConflictDoUpdate({ target: manufacturingJobTrails.jobId, set: { events } });
  await saveReworks(tx, before, after);
}

async function saveReworks(tx: Database, { row, reworks }: LoadedJob, after: Job): Promise<void> {
  const kept = new Set(after.reworks.map(({ number }) => number));
  const gone = reworks.filter((one) => !kept.has(one.row.number)).map((one) => one.row.number);
  if (gone.length > 0)
    await tx
      .delete(manufacturingReworks)
      .where(and(eq(manufacturingReworks.jobId, row.id), inArray(manufacturingReworks.number, gone)));
  for (const rework of after.reworks) {
    const stored = reworks.find((one) => one.row.number === rework.number);
    if (!stored) await insertRework(tx, row.id, rework);
    else
      await updateRows(
        tx,
        manufacturingReworkSteps,
        ['reworkId', 'place'],
        stored.steps.flatMap(({ reworkId, place, ...old }, at) => {
          const step = rework.steps[at];
          return step && !isSame(step, old) ? [{ reworkId, place, ...stateColumns(step) }] : [];
        }),
      );
  }
}

async function insertRework(
  tx: Database,
  jobId: number,
  { number, pass, name, steps }: Rework,
): Promise<void> {
  const [rework] = await tx
    .insert(manufacturingReworks)
    .values({ jobId, number, passNumber: pass, name })
    .returning({ id: manufacturingReworks.id });
  if (!rework) throw new Error('The database gave no id for a new rework');
  await insertRows(
    tx,
    manufacturingReworkSteps,
    steps.map((step, at) => ({
      reworkId: rework.id,
      place: at + 1,
      stepId: step.stepId,
      ...stateColumns(step),
    })),
  );
}
