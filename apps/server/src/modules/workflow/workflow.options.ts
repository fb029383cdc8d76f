import type { WorkflowStep } from '@crt/domain/workflow';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { stepEffortGroups, stepEfforts } from '../step-effort/step-effort.tables.ts';
import { findSteps, findWorkflow, findWorkflows } from './workflow.repository.ts';
import { workflows, workflowSteps } from './workflow.tables.ts';

/** All workflows by name, for who chooses among them (U11). */
export const workflowOptions = (tx: Database) => findWorkflows(tx, 'name');

/** A step as a job copies it: where it leads, and how long it takes at the site; without an effort it has null. */
export type CopiedStep = Awaited<ReturnType<typeof currentSteps>>[number];

/** The steps of the present versions of some workflows in their order, with their efforts at a site (§3.5.1). */
export function currentSteps(tx: Database, ids: readonly number[], locationId: number | null) {
  return tx
    .select({
      workflowId: workflows.id,
      version: workflows.version,
      name: workflows.name,
      place: workflowSteps.place,
      stepId: workflowSteps.stepId,
      successStepId: workflowSteps.successStepId,
      failureStepId: workflowSteps.failureStepId,
      isSynced: workflowSteps.checkSyncStatusOnly,
      effort: stepEfforts,
    })
    .from(workflows)
    .innerJoin(
      workflowSteps,
      and(eq(workflowSteps.workflowId, workflows.id), eq(workflowSteps.version, workflows.version)),
    )
    .leftJoin(
      stepEffortGroups,
      and(
        eq(stepEffortGroups.workflowId, workflows.id),
        eq(stepEffortGroups.manufacturingLocationId, locationId ?? 0),
      ),
    )
    .leftJoin(
      stepEfforts,
      and(eq(stepEfforts.groupId, stepEffortGroups.id), eq(stepEfforts.jobStepId, workflowSteps.stepId)),
    )
    .where(inArray(workflows.id, [...ids]))
    .orderBy(asc(workflows.id), asc(workflowSteps.place));
}

/** A version of a workflow: its steps as the rules know them, and the names that they have now. */
export interface VersionSteps {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
  readonly names: ReadonlyMap<number, string>;
}

/** The steps of a version of a workflow in their order; those of the present one without a number. */
export async function stepsOfVersion(
  tx: Database,
  id: number,
  version: number | null,
): Promise<VersionSteps> {
  const workflow = await findWorkflow(tx, id);
  if (!workflow) throw new Error(`There is no workflow ${id}`);
  const rows = await findSteps(tx, id, [version ?? workflow.version]);
  return {
    name: workflow.name,
    steps: rows.map(({ stepId, successStepId, failureStepId, ...row }) => ({
      stepId,
      successStepId,
      failureStepId,
      productionOrderStepNumber: row.productionOrderStepNumber,
      checkSyncStatusOnly: row.checkSyncStatusOnly,
    })),
    names: new Map(rows.map(({ stepId, name }) => [stepId, name])),
  };
}
