import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import {
  cycleDefinitions,
  workProcedures,
  workProcedureWorkflows,
} from '../cycle-definition/cycle-definition.tables.ts';
import { namesIn } from '../reference-data/used-by.ts';

/** The most names that are told of one kind of user; more are counted. */
const mostNames = 3;

/** Who keeps a workflow from being changed: the words for one and for many of them, and how their names are found. */
const kinds = [
  { one: 'the cycle definition', many: 'the cycle definitions', namesOf: definitionsWith },
] as const;

/** What uses a workflow, in words with names: 'the cycle definitions PEEK cranial and UMC'; undefined when nothing does (U7). */
export async function findWorkflowUsers(tx: Database, workflowId: number): Promise<string | undefined> {
  const found: string[] = [];
  for (const { one, many, namesOf } of kinds) {
    const names = await namesOf(tx, workflowId);
    if (names.length > 0)
      found.push(`${names.length === 1 ? one : many} ${namesIn(names.slice(0, mostNames), names.length)}`);
  }
  return found.length === 0 ? undefined : new Intl.ListFormat('en').format(found);
}

async function definitionsWith(tx: Database, workflowId: number): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ name: cycleDefinitions.name })
    .from(workProcedureWorkflows)
    .innerJoin(workProcedures, eq(workProcedures.id, workProcedureWorkflows.procedureId))
    .innerJoin(cycleDefinitions, eq(cycleDefinitions.id, workProcedures.definitionId))
    .where(eq(workProcedureWorkflows.workflowId, workflowId))
    .orderBy(asc(cycleDefinitions.name));
  return rows.map(({ name }) => name);
}
