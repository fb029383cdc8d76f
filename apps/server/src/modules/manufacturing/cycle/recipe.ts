import { noEffort } from '@crt/domain/step-effort';
import type { Database } from '../../../platform/db/database.ts';
import { proceduresOf } from '../../cycle-definition/cycle-definition.options.ts';
import { currentSteps, type CopiedStep } from '../../workflow/workflow.options.ts';
import type { StepRow } from '../job/job.repository.ts';

/** A step as it is when its job is made. */
export type NewStep = Omit<StepRow, 'jobId' | 'plannedEndAt' | 'status' | 'startedAt' | 'endedAt' | 'worker'>;

/** A job as it is made: its steps in order, and the version of the workflow that they are copied from. */
export interface NewJob {
  readonly workflowId: number | null;
  readonly workflowVersion: number | null;
  readonly name: string;
  readonly steps: readonly NewStep[];
}

/** Jobs that go together, for one material. */
export interface NewWorkOrder {
  readonly materialNumber: string | null;
  readonly name: string | null;
  readonly jobs: readonly NewJob[];
}

/**
 * What a cycle of this definition consists of at a site: a work order per material, a job per workflow, each with the
 * version that counts now (domain rules §3.5.1). Of a prototype every workflow has a work order, because it can be
 * changed and taken out by itself (I2).
 */
export async function recipeOf(
  tx: Database,
  definitionId: number,
  { locationId, isPrototype }: { readonly locationId: number | null; readonly isPrototype: boolean },
): Promise<readonly NewWorkOrder[]> {
  const procedures = await proceduresOf(tx, definitionId);
  const ids = new Set(procedures.flatMap(({ workflows }) => workflows.map(({ id }) => id)));
  const steps = Map.groupBy(await currentSteps(tx, [...ids], locationId), ({ workflowId }) => workflowId);
  const orders = procedures.map(({ materialNumber, workflows }) => ({
    materialNumber,
    name: null,
    jobs: workflows.map(({ id }) => jobOf(steps.get(id) ?? [])),
  }));
  if (!isPrototype) return orders;
  return orders.flatMap(({ jobs, materialNumber }) =>
    jobs.map((job) => ({ materialNumber, name: job.name, jobs: [job] })),
  );
}

function jobOf(steps: readonly CopiedStep[]): NewJob {
  const [first] = steps;
  if (!first) throw new Error('A workflow has no steps');
  return {
    workflowId: first.workflowId,
    workflowVersion: first.version,
    name: first.name,
    steps: steps.map(({ place, stepId, successStepId, failureStepId, isSynced, effort }) => ({
      place,
      stepId,
      successStepId,
      failureStepId,
      isSynced,
      ...effortOf(effort),
    })),
  };
}

/** What a step copies of an effort, or of none: then it has no planned end (T22). */
export function effortOf(effort: CopiedStep['effort']) {
  return {
    minutes: effort?.effort ?? noEffort.effort,
    levelOneHours: effort?.level1Hours ?? null,
    levelTwoHours: effort?.level2Hours ?? null,
    levelThreeHours: effort?.level3Hours ?? null,
    showsExpectedTime: effort?.showExpectedTime ?? noEffort.showExpectedTime,
    requiresWorker: effort?.requiresWorker ?? noEffort.requiresWorker,
  };
}
