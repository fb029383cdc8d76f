import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { manufacturingLocations } from './manufacturing-location.tables.ts';

/** A plant as choices offer it. */
export interface LocationOption {
  readonly id: number;
  readonly name: string;
  /** It can be seen, but not chosen: the plant is not active (T11). */
  readonly disabled: boolean;
}

/** All plants by name; inactive ones are disabled. */
export async function findLocations(tx: Database): Promise<LocationOption[]> {
  const { id, name, isActive } = manufacturingLocations;
  const rows = await tx.select({ id, name, isActive }).from(manufacturingLocations).orderBy(asc(name));
  return rows.map((row) => ({ id: row.id, name: row.name, disabled: !row.isActive }));
}

/** The plants that may be chosen for something new, by name. */
export async function findActiveLocations(tx: Database): Promise<{ id: number; name: string }[]> {
  const active = (await findLocations(tx)).filter(({ disabled }) => !disabled);
  return active.map(({ id, name }) => ({ id, name }));
}

/** The name of a plant, for histories. */
export async function locationName(tx: Database, id: number): Promise<string> {
  const { id: key, name } = manufacturingLocations;
  const [row] = await tx.select({ name }).from(manufacturingLocations).where(eq(key, id));
  return row?.name ?? String(id);
}

/** What is wrong with choosing a plant, in a sentence; one that was chosen before may stay (T11). */
export async function locationError(
  tx: Database,
  wanted: number | null,
  before: number | null | undefined,
): Promise<string | undefined> {
  if (wanted === null) return undefined;
  const { id } = manufacturingLocations;
  const [plant] = await tx.select().from(manufacturingLocations).where(eq(id, wanted));
  if (!plant) return 'This manufacturing location does not exist.';
  return plant.isActive || wanted === before ? undefined : `${plant.name} is not active.`;
}
