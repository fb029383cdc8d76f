import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { isOneOfTexts } from '../../platform/db/same-text.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import type { LoadedPlan } from '../plan/plan.options.ts';
import { lockRequestedPlans, lookUpContent, type KnownContent } from '../plan/reimport/take-over.ts';
import { productTypeMappings, productTypes } from '../product/product.tables.ts';
import type { RequestRow } from './request-row.ts';

/** What deciding about requests needs, found by the texts of the rows however they are capitalised. */
export interface FoundRequests {
  /** Locked, so that they stay as they were read. */
  readonly plans: ReadonlyMap<string, LoadedPlan>;
  readonly mappings: ReadonlyMap<string, typeof productTypeMappings.$inferSelect>;
  readonly types: ReadonlyMap<number, typeof productTypes.$inferSelect>;
  readonly locations: ReadonlyMap<number, typeof manufacturingLocations.$inferSelect>;
  readonly content: KnownContent;
}

/** The key of a text that is found however it is capitalised. */
export const keyOf = (...texts: readonly string[]): string =>
  texts.map((text) => text.toLowerCase()).join('\n');

/** Finds in few statements what rows are about (T9). */
export async function lookUpRequests(tx: Database, rows: readonly RequestRow[]): Promise<FoundRequests> {
  const known = await lockRequestedPlans(
    tx,
    rows.map(({ requestId }) => requestId),
  );
  const names = rows.map(({ productName }) => productName);
  const mappings = await tx
    .select()
    .from(productTypeMappings)
    .where(isOneOfTexts(productTypeMappings.requestProductName, names));
  const typeIds = mappings.map(({ productTypeId }) => productTypeId);
  const types =
    typeIds.length === 0 ? [] : await tx.select().from(productTypes).where(inArray(productTypes.id, typeIds));
  const locations = await tx.select().from(manufacturingLocations);
  const content = await lookUpContent(
    tx,
    rows.map(({ productNumber, surgeryDate, distributionCenter }) => ({
      productNumber,
      plannedSurgeryDate: surgeryDate,
      distributionCentre: distributionCenter,
    })),
  );
  return {
    plans: new Map(known.map((plan) => [keyOf(plan.plan.requestId), plan])),
    mappings: new Map(mappings.map((one) => [keyOf(one.requestProductName, one.productKey), one])),
    types: new Map(types.map((one) => [one.id, one])),
    locations: new Map(locations.map((one) => [one.id, one])),
    content,
  };
}
