import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';

/** The zones of sites and distribution centres. */
export async function findZonesInUse(tx: Database): Promise<string[]> {
  const rows = await union(
    tx.select({ zone: manufacturingLocations.timeZone }).from(manufacturingLocations),
    tx.select({ zone: distributionCenters.timeZoneId }).from(distributionCenters),
  );
  return rows.map((row) => row.zone);
}
