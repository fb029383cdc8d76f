import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { findDefinition, findDefinitions, findProcedures } from './cycle-definition.repository.ts';
import { cycleDefinitions } from './cycle-definition.tables.ts';

/** Every manufacturing cycle definition by name, as choices offer them (T11). */
export const definitionOptions = (tx: Database) => findDefinitions(tx);

/** The work procedures of a definition in order: a material each, and the workflows that make it (U11). */
export const proceduresOf = (tx: Database, id: number) => findProcedures(tx, id);

/** The name of a definition, for histories. */
export async function definitionName(tx: Database, id: number): Promise<string> {
  return (await findDefinition(tx, id))?.name ?? String(id);
}

/** What is wrong with choosing a definition, in a sentence. */
export async function definitionError(tx: Database, id: number): Promise<string | undefined> {
  const isThere = (await tx.$count(cycleDefinitions, eq(cycleDefinitions.id, id))) > 0;
  return isThere ? undefined : 'This manufacturing cycle definition does not exist.';
}
