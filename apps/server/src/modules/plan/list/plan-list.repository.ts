import { asc, desc, ilike, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { plans } from '../plan.tables.ts';
import { containing } from '../../../platform/db/like-pattern.ts';

/** Plans whose request id contains the text, in capitals or not (E9). */
export const requestIdContains = (text: string): SQL => ilike(plans.requestId, containing(text));

/** Request ids that contain `text`, newest first, at most 20 (E9). */
export async function findRequestIds(tx: Database, text: string): Promise<string[]> {
  const rows = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(requestIdContains(text))
    .orderBy(desc(plans.id))
    .limit(20);
  return rows.map((row) => row.requestId);
}

/** Distribution centres, sites and products with their types, as filters offer them. */
export async function findFilterOptions(tx: Database) {
  const types = await tx.select().from(productTypes).orderBy(asc(productTypes.name));
  const numbers = await tx
    .select({ id: products.id, productCode: products.number, typeId: products.productTypeId })
    .from(products)
    .orderBy(asc(products.number));
  const centers = await tx
    .select({ id: distributionCenters.id, name: distributionCenters.requestDistributionCentre })
    .from(distributionCenters)
    .orderBy(asc(distributionCenters.requestDistributionCentre));
  const locations = await tx
    .select({ id: manufacturingLocations.id, name: manufacturingLocations.name })
    .from(manufacturingLocations)
    .orderBy(asc(manufacturingLocations.name));
  return { types, numbers, centers, locations };
}
