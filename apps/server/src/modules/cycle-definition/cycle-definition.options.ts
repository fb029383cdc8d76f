import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cycleDefinitions } from './cycle-definition.tables.ts';

/** Every manufacturing cycle definition by name, as choices offer them (T11). */
export async function findCycleDefinitions(tx: Database): Promise<{ id: number; name: string }[]> {
  const { id, name } = cycleDefinitions;
  return tx.select({ id, name }).from(cycleDefinitions).orderBy(asc(name));
}

/** The name of a definition, for histories. */
export async function cycleDefinitionName(tx: Database, id: number): Promise<string> {
  const { id: key, name } = cycleDefinitions;
  const [row] = await tx.select({ name }).from(cycleDefinitions).where(eq(key, id));
  return row?.name ?? String(id);
}

/** What is wrong with choosing a definition, in a sentence. */
export async function cycleDefinitionError(tx: Database, id: number): Promise<string | undefined> {
  const isThere = (await tx.$count(cycleDefinitions, eq(cycleDefinitions.id, id))) > 0;
  return isThere ? undefined : 'This manufacturing cycle definition does not exist.';
}
