import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { distributionCenters } from './distribution-center.tables.ts';

/** Every distribution centre by name, as choices offer them. */
export async function findCenters(tx: Database): Promise<{ id: number; name: string }[]> {
  const { id, requestDistributionCentre: name } = distributionCenters;
  return tx.select({ id, name }).from(distributionCenters).orderBy(asc(name));
}

/** The name of a distribution centre, for histories. */
export async function centerName(tx: Database, id: number): Promise<string> {
  const [center] = await tx.select().from(distributionCenters).where(eq(distributionCenters.id, id));
  return center?.requestDistributionCentre ?? String(id);
}

/** What is wrong with choosing a distribution centre, in a sentence. */
export async function centerError(tx: Database, id: number | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const isThere = (await tx.$count(distributionCenters, eq(distributionCenters.id, id))) > 0;
  return isThere ? undefined : 'This distribution center does not exist.';
}
