import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { workflows } from '../workflow/workflow.tables.ts';
import { cycleDefinitions, workProcedures, workProcedureWorkflows } from './cycle-definition.tables.ts';

/** A work procedure as it is entered: a material and the workflows that make it, in order. */
export interface ProcedureValues {
  /** Null for a new one. */
  readonly id: number | null;
  readonly materialNumber: string;
  readonly workflows: readonly number[];
}

/** What is entered for a definition. */
export interface DefinitionValues {
  readonly name: string;
  readonly workProcedures: readonly ProcedureValues[];
}

/** All definitions by name. */
export function findDefinitions(tx: Database) {
  return tx
    .select({ id: cycleDefinitions.id, name: cycleDefinitions.name })
    .from(cycleDefinitions)
    .orderBy(asc(cycleDefinitions.name), asc(cycleDefinitions.id));
}

/** One definition without its procedures; with `lock` nobody else changes it until the end of the transaction. */
export async function findDefinition(tx: Database, id: number, { lock = false } = {}) {
  const query = tx.select().from(cycleDefinitions).where(eq(cycleDefinitions.id, id));
  const [found] = await (lock ? query.for('update') : query);
  return found;
}

/** The procedures of a definition with their workflows, both in order. */
export async function findProcedures(tx: Database, definitionId: number) {
  const rows = await tx
    .select({
      id: workProcedures.id,
      materialNumber: workProcedures.materialNumber,
      workflow: {
        id: workflows.id,
        symbol: workflows.symbol,
        name: workflows.name,
        displayName: workflows.displayName,
      },
    })
    .from(workProcedures)
    .innerJoin(workProcedureWorkflows, eq(workProcedureWorkflows.procedureId, workProcedures.id))
    .innerJoin(workflows, eq(workflows.id, workProcedureWorkflows.workflowId))
    .where(eq(workProcedures.definitionId, definitionId))
    .orderBy(asc(workProcedures.place), asc(workProcedureWorkflows.place));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, group]) => ({
    id,
    materialNumber: group[0]?.materialNumber ?? '',
    workflows: group.map(({ workflow }) => workflow),
  }));
}

/** Whether another definition than `exceptId` has this name, in any case. */
export async function isNameTaken(tx: Database, name: string, exceptId: number): Promise<boolean> {
  const alike = and(isSameText(cycleDefinitions.name, name), ne(cycleDefinitions.id, exceptId));
  return (await tx.$count(cycleDefinitions, alike)) > 0;
}

/** The symbols of workflows; those that do not exist are absent. */
export async function findSymbols(
  tx: Database,
  workflowIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: workflows.id, symbol: workflows.symbol })
    .from(workflows)
    .where(inArray(workflows.id, [...new Set(workflowIds)]));
  return new Map(rows.map(({ id, symbol }) => [id, symbol]));
}

/** Stores a new definition without its procedures, and gives its id. */
export async function insertDefinition(tx: Database, name: string): Promise<number> {
  const [added] = await tx.insert(cycleDefinitions).values({ name }).returning({ id: cycleDefinitions.id });
  if (!added) throw new Error('The database gave no id for a new cycle definition');
  return added.id;
}

/** Replaces the name of a definition and gives it a new stamp. */
export async function updateDefinition(
  tx: Database,
  id: number,
  values: { readonly name: string; readonly stamp: number },
): Promise<void> {
  await tx.update(cycleDefinitions).set(values).where(eq(cycleDefinitions.id, id));
}

/** Makes the procedures of a definition what they shall be; those that stay keep their ids. */
export async function saveProcedures(
  tx: Database,
  definitionId: number,
  procedures: readonly ProcedureValues[],
): Promise<void> {
  const kept = procedures.flatMap(({ id }) => id ?? []);
  const ofDefinition = eq(workProcedures.definitionId, definitionId);
  await tx.delete(workProcedures).where(and(ofDefinition, notInArray(workProcedures.id, kept)));
  for (const [index, { id, materialNumber, workflows: workflowIds }] of procedures.entries()) {
    const row = { definitionId, materialNumber, place: index + 1 };
    const procedureId = await saveProcedure(tx, id, row);
    await tx.delete(workProcedureWorkflows).where(eq(workProcedureWorkflows.procedureId, procedureId));
    await tx
      .insert(workProcedureWorkflows)
      .values(workflowIds.map((workflowId, at) => ({ procedureId, workflowId, place: at + 1 })));
  }
}

async function saveProcedure(
  tx: Database,
  id: number | null,
  row: typeof workProcedures.$inferInsert,
): Promise<number> {
  if (id !== null) {
    await tx.update(workProcedures).set(row).where(eq(workProcedures.id, id));
    return id;
  }
  const [added] = await tx.insert(workProcedures).values(row).returning({ id: workProcedures.id });
  if (!added) throw new Error('The database gave no id for a new work procedure');
  return added.id;
}
