import type { WorkflowStep } from '@crt/domain/workflow';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { jobSteps } from '../job-step/job-step.tables.ts';
import { users } from '../user/user.tables.ts';
import { workflows, workflowSteps, workflowVersions } from './workflow.tables.ts';

/** What is entered for a workflow. */
export interface WorkflowValues {
  readonly symbol: string;
  readonly name: string;
  readonly displayName: string;
  readonly workflowSteps: readonly WorkflowStep[];
}

const row = {
  id: workflows.id,
  symbol: workflows.symbol,
  name: workflows.name,
  displayName: workflows.displayName,
};

/** All workflows by symbol or by name, without their steps. */
export function findWorkflows(tx: Database, order: 'symbol' | 'name') {
  return tx.select(row).from(workflows).orderBy(asc(workflows[order]), asc(workflows.id));
}

/** One workflow without its steps; with `lock` nobody else changes it until the end of the transaction. */
export async function findWorkflow(tx: Database, id: number, { lock = false } = {}) {
  const query = tx.select().from(workflows).where(eq(workflows.id, id));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

/** The steps of some versions of a workflow in their order, with the names that job steps have now. */
export function findSteps(tx: Database, workflowId: number, versions: readonly number[]) {
  const success = alias(jobSteps, 'success');
  const failure = alias(jobSteps, 'failure');
  return tx
    .select({
      version: workflowSteps.version,
      id: workflowSteps.id,
      name: jobSteps.name,
      stepId: workflowSteps.stepId,
      successName: success.name,
      failureName: failure.name,
      successStepId: workflowSteps.successStepId,
      failureStepId: workflowSteps.failureStepId,
      productionOrderStepNumber: workflowSteps.productionOrderStepNumber,
      checkSyncStatusOnly: workflowSteps.checkSyncStatusOnly,
    })
    .from(workflowSteps)
    .innerJoin(jobSteps, eq(jobSteps.id, workflowSteps.stepId))
    .leftJoin(success, eq(success.id, workflowSteps.successStepId))
    .leftJoin(failure, eq(failure.id, workflowSteps.failureStepId))
    .where(and(eq(workflowSteps.workflowId, workflowId), inArray(workflowSteps.version, [...versions])))
    .orderBy(asc(workflowSteps.version), asc(workflowSteps.place));
}

/** The most recent versions of a workflow, newest first, with who made them. */
export function findVersions(tx: Database, workflowId: number, most: number) {
  return tx
    .select({ version: workflowVersions, user: users })
    .from(workflowVersions)
    .innerJoin(users, eq(users.id, workflowVersions.userId))
    .where(eq(workflowVersions.workflowId, workflowId))
    .orderBy(desc(workflowVersions.version))
    .limit(most);
}

/** Whether another workflow than `exceptId` has this symbol or name, in any case. */
export async function isTaken(
  tx: Database,
  column: 'symbol' | 'name',
  value: string,
  exceptId: number,
): Promise<boolean> {
  const alike = and(isSameText(workflows[column], value), ne(workflows.id, exceptId));
  return (await tx.$count(workflows, alike)) > 0;
}

/** The names of job steps; those that do not exist are absent. */
export async function findStepNames(
  tx: Database,
  stepIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: jobSteps.id, name: jobSteps.name })
    .from(jobSteps)
    .where(inArray(jobSteps.id, [...new Set(stepIds)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Stores a new workflow without its first version, and gives its id. */
export async function insertWorkflow(
  tx: Database,
  { symbol, name, displayName }: WorkflowValues,
): Promise<number> {
  const [added] = await tx
    .insert(workflows)
    .values({ symbol, name, displayName })
    .returning({ id: workflows.id });
  if (!added) throw new Error('The database gave no id for a new workflow');
  return added.id;
}

/** Makes a version the one that counts, and gives its number. */
export async function advanceWorkflow(
  tx: Database,
  id: number,
  { symbol, name, displayName, stamp }: WorkflowValues & { readonly stamp: number },
): Promise<number> {
  const [changed] = await tx
    .update(workflows)
    .set({ symbol, name, displayName, stamp, version: sql`${workflows.version} + 1` })
    .where(eq(workflows.id, id))
    .returning({ version: workflows.version });
  if (!changed) throw new Error(`There is no workflow ${id} to change`);
  return changed.version;
}

/** Stores a version with its steps, for good. */
export async function insertVersion(
  tx: Database,
  version: typeof workflowVersions.$inferInsert,
  steps: readonly WorkflowStep[],
): Promise<void> {
  await tx.insert(workflowVersions).values(version);
  const { workflowId, version: number } = version;
  await tx
    .insert(workflowSteps)
    .values(steps.map((step, index) => ({ ...step, workflowId, version: number, place: index + 1 })));
}
