import type { MaterialStep } from '@crt/domain/notification-rule';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { changes } from '../../history/change.tables.ts';
import { placesInJobChange, placesInReworkChange } from '../../manufacturing/job/job-history.ts';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../../manufacturing/job/job.tables.ts';
import { manufacturingReworks, manufacturingReworkSteps } from '../../manufacturing/job/rework.tables.ts';

type Change = Pick<typeof changes.$inferSelect, 'field' | 'oldValue' | 'newValue'>;

/** The steps of jobs and reworks that changes of cycles tell of, with the material of their job. */
export async function changedSteps(
  tx: Database,
  rows: readonly Change[],
): Promise<(change: Change) => readonly MaterialStep[]> {
  const jobIds = [...new Set(rows.flatMap(({ field }) => partsOf(field)?.jobId ?? []))];
  if (jobIds.length === 0) return () => [];
  const materials = await materialsOf(tx, jobIds);
  const ofJobs = await stepsOfJobs(tx, jobIds);
  const isAnyRework = rows.some(({ field }) => field.startsWith('rework:'));
  const ofReworks = isAnyRework ? await stepsOfReworks(tx, jobIds) : new Map<string, number>();
  return ({ field, oldValue, newValue }) => {
    const parts = partsOf(field);
    if (!parts) return [];
    const { jobId, rework } = parts;
    const places = (rework === undefined ? placesInJobChange : placesInReworkChange)(oldValue, newValue);
    const stepAt = (place: number) =>
      rework === undefined ? ofJobs.get(`${jobId}/${place}`) : ofReworks.get(`${jobId}/${rework}/${place}`);
    const stepIds = new Set(places.flatMap((place) => stepAt(place) ?? []));
    return [...stepIds].map((stepId) => ({ stepId, materialNumber: materials.get(jobId) ?? null }));
  };
}

function partsOf(field: string): { readonly jobId: number; readonly rework?: number } | undefined {
  const [, job, rework] = /^(?:job|rework):(\d+)(?::(\d+))?$/.exec(field) ?? [];
  if (job === undefined) return undefined;
  return rework === undefined ? { jobId: Number(job) } : { jobId: Number(job), rework: Number(rework) };
}

async function materialsOf(tx: Database, jobIds: readonly number[]) {
  const rows = await tx
    .select({ id: manufacturingJobs.id, material: workOrders.materialNumber })
    .from(manufacturingJobs)
    .innerJoin(workOrders, eq(workOrders.id, manufacturingJobs.workOrderId))
    .where(inArray(manufacturingJobs.id, [...jobIds]));
  return new Map(rows.map(({ id, material }) => [id, material]));
}

async function stepsOfJobs(tx: Database, jobIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const { jobId, place, stepId } = manufacturingJobSteps;
  const rows = await tx
    .select({ jobId, place, stepId })
    .from(manufacturingJobSteps)
    .where(inArray(jobId, [...jobIds]));
  return new Map(rows.map((row) => [`${row.jobId}/${row.place}`, row.stepId]));
}

async function stepsOfReworks(tx: Database, jobIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const { jobId, number, id } = manufacturingReworks;
  const { place, stepId, reworkId } = manufacturingReworkSteps;
  const rows = await tx
    .select({ jobId, number, place, stepId })
    .from(manufacturingReworks)
    .innerJoin(manufacturingReworkSteps, eq(reworkId, id))
    .where(inArray(jobId, [...jobIds]));
  return new Map(rows.map((row) => [`${row.jobId}/${row.number}/${row.place}`, row.stepId]));
}
