import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { productTypes } from '../product/product.tables.ts';
import { leadTimeGroups } from './lead-time.tables.ts';

/** The groups of lead times by name, each with its default product type (T17). */
export async function findGroups(tx: Database) {
  return tx
    .select({
      id: leadTimeGroups.id,
      name: leadTimeGroups.name,
      productType: productTypes.name,
      productTypeId: leadTimeGroups.productTypeId,
    })
    .from(leadTimeGroups)
    .leftJoin(productTypes, eq(productTypes.id, leadTimeGroups.productTypeId))
    .orderBy(asc(leadTimeGroups.name));
}

/** The name of a group, for histories. */
export async function groupName(tx: Database, id: number): Promise<string> {
  const [group] = await tx.select().from(leadTimeGroups).where(eq(leadTimeGroups.id, id));
  return group?.name ?? String(id);
}

/** What is wrong with choosing a group, in a sentence. */
export async function groupError(tx: Database, id: number | null): Promise<string | undefined> {
  const isThere = id !== null && (await tx.$count(leadTimeGroups, eq(leadTimeGroups.id, id))) > 0;
  return isThere ? undefined : 'This lead time group does not exist.';
}
