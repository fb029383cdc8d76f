import { effortGroupId, effortGroupOf, everyLevel, noEffort, type StepEffort } from '@crt/domain/step-effort';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { jobSteps } from '../job-step/job-step.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { workflows, workflowSteps } from '../workflow/workflow.tables.ts';
import { stepEffortGroups, stepEfforts } from './step-effort.tables.ts';

/** A step of a workflow with what it takes at a plant. */
export interface EffortOfStep extends StepEffort {
  readonly jobStepId: number;
  readonly name: string;
}

/** The efforts of a workflow at a plant; stamp 0 until something was entered for them. */
export interface EffortGroup {
  readonly id: number;
  readonly name: string;
  readonly stamp: number;
  /** The steps of the workflow as it is now, in their order. */
  readonly items: readonly EffortOfStep[];
}

/** The efforts of all workflows at a plant by name, or of one of them. */
export async function findEffortGroups(
  tx: Database,
  locationId: number,
  workflowId?: number,
): Promise<EffortGroup[]> {
  const rows = await tx
    .select({
      workflowId: workflows.id,
      workflow: workflows.name,
      stamp: stepEffortGroups.stamp,
      jobStepId: jobSteps.id,
      name: jobSteps.name,
      stored: stepEfforts,
    })
    .from(workflows)
    .innerJoin(
      workflowSteps,
      and(eq(workflowSteps.workflowId, workflows.id), eq(workflowSteps.version, workflows.version)),
    )
    .innerJoin(jobSteps, eq(jobSteps.id, workflowSteps.stepId))
    .leftJoin(
      stepEffortGroups,
      and(
        eq(stepEffortGroups.workflowId, workflows.id),
        eq(stepEffortGroups.manufacturingLocationId, locationId),
      ),
    )
    .leftJoin(
      stepEfforts,
      and(eq(stepEfforts.groupId, stepEffortGroups.id), eq(stepEfforts.jobStepId, jobSteps.id)),
    )
    .where(workflowId === undefined ? undefined : eq(workflows.id, workflowId))
    .orderBy(sql`lower(${workflows.name})`, asc(workflows.id), asc(workflowSteps.place));
  return [...Map.groupBy(rows, (row) => row.workflowId)].map(([id, steps]) => ({
    id: effortGroupId(id, locationId),
    name: steps[0]?.workflow ?? '',
    stamp: steps[0]?.stamp ?? 0,
    items: steps.map(({ jobStepId, name, stored }) => ({ jobStepId, name, ...effortOf(stored) })),
  }));
}

function effortOf(stored: typeof stepEfforts.$inferSelect | null): StepEffort {
  if (!stored) return { ...noEffort, criticalities: everyLevel([]) };
  const { effort, level1Hours, level2Hours, level3Hours, showExpectedTime, requiresWorker } = stored;
  const criticalities = [
    { level: 1, hours: level1Hours },
    { level: 2, hours: level2Hours },
    { level: 3, hours: level3Hours },
  ] as const;
  return { effort, criticalities, showExpectedTime, requiresWorker };
}

/** When the working day of a plant starts and ends; undefined when there is no such plant. */
export async function findWorkDay(tx: Database, locationId: number) {
  const { workDayStart, workDayEnd, id } = manufacturingLocations;
  const [day] = await tx
    .select({ start: workDayStart, end: workDayEnd })
    .from(manufacturingLocations)
    .where(eq(id, locationId));
  return day;
}

/** Stores what steps of a workflow take at a plant, and the stamp of all of them. */
export async function saveEfforts(
  tx: Database,
  { id, stamp }: Pick<EffortGroup, 'id' | 'stamp'>,
  items: readonly (StepEffort & { readonly jobStepId: number })[],
): Promise<void> {
  const { workflowId, locationId } = effortGroupOf(id);
  await tx
    .insert(stepEffortGroups)
    .values({ id, workflowId, manufacturingLocationId: locationId, stamp })
    .onConflictDoUpdate({ target: stepEffortGroups.id, set: { stamp } });
  for (const { jobStepId, ...effort } of items) {
    const row = effortRow(effort);
    await tx
      .insert(stepEfforts)
      .values({ groupId: id, jobStepId, ...row })
      .onConflictDoUpdate({ target: [stepEfforts.groupId, stepEfforts.jobStepId], set: row });
  }
}

/** The columns of an effort. */
export function effortRow({ effort, criticalities, showExpectedTime, requiresWorker }: StepEffort) {
  const [one, two, three] = everyLevel(criticalities);
  return {
    effort,
    level1Hours: one?.hours ?? null,
    level2Hours: two?.hours ?? null,
    level3Hours: three?.hours ?? null,
    showExpectedTime,
    requiresWorker,
  };
}
