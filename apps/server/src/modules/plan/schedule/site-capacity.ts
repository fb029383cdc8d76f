import { capacityOn } from '@crt/domain/capacity';
import { parseDate } from '@internationalized/date';
import type { Database } from '../../../platform/db/database.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { findSite } from './scheduling-facts.ts';

/** Starts that the day of a plan's start allows; null outside the scope of capacity scheduling (F28). */
export async function capacityOfStart(
  tx: Database,
  { plan, productType }: LoadedPlan,
): Promise<number | null> {
  const { manufacturingStartDate: day, manufacturingLocationId } = plan;
  if (!productType.isCapacityScheduled || day === null) return null;
  const site = await findSite(tx, manufacturingLocationId);
  return site ? capacityOn(site.capacity, parseDate(day)) : null;
}
