import { inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOfTexts } from '../../../platform/db/same-text.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { changed } from '../../history/changed.ts';
import { shownDate } from '../../history/field-value.ts';
import { recordBatch, type FieldChange } from '../../history/record-changes.ts';
import { products } from '../../product/product.tables.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { findPlan, lockPlan, lockPlans, type LoadedPlan, type PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { importSources, type ImportedContent } from './import-source.tables.ts';

/** What the content of requests may refer to. */
export interface KnownContent {
  readonly products: readonly (typeof products.$inferSelect)[];
  readonly centers: readonly (typeof distributionCenters.$inferSelect)[];
}

/** Looks up what requests refer to, with one statement for all of them. */
export async function lookUpContent(
  tx: Database,
  contents: readonly ImportedContent[],
): Promise<KnownContent> {
  const numbers = contents.flatMap(({ productNumber }) => productNumber ?? []);
  const found =
    numbers.length === 0 ? [] : await tx.select().from(products).where(inArray(products.number, numbers));
  return { products: found, centers: await tx.select().from(distributionCenters) };
}

/** The plans of requests, locked, so that they stay as they are read; request ids are found however they are capitalised. */
export async function lockRequestedPlans(
  tx: Database,
  requestIds: readonly string[],
): Promise<readonly LoadedPlan[]> {
  const found = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(isOneOfTexts(plans.requestId, requestIds));
  return lockPlans(
    tx,
    found.map(({ id }) => id),
  );
}

/** What a plan is to be changed to, and what its history tells of that. */
export interface Differences {
  readonly patch: PlanPatch;
  readonly changes: readonly FieldChange[];
}

/**
 * In what a plan differs from what its request says now (F21). Products and centres that are not known here are left as they
 * are: an import never takes something away.
 */
export function differencesOf(
  { plan, product }: LoadedPlan,
  content: ImportedContent,
  known: KnownContent,
): Differences {
  const patch: PlanPatch = {};
  const differing: FieldChange[] = [];
  if (content.plannedSurgeryDate !== plan.plannedSurgeryDate) {
    const next = content.plannedSurgeryDate;
    patch.plannedSurgeryDate = next;
    differing.push(...changed('plannedSurgeryDate', 'date', plan.plannedSurgeryDate, next, shownDate));
  }
  const wanted = known.products.find(
    ({ number, productTypeId }) => number === content.productNumber && productTypeId === plan.productTypeId,
  );
  // As by hand: of products that are no longer made none is chosen anew.
  if (wanted?.isActive === true && wanted.id !== plan.productId) {
    patch.productId = wanted.id;
    differing.push(...changed('productNumber', 'text', product?.number ?? null, wanted.number));
  }
  const center = known.centers.find((one) => one.requestDistributionCentre === content.distributionCentre);
  if (center && center.id !== plan.distributionCenterId) {
    patch.distributionCenterId = center.id;
    const nameOf = (wantedId: number | null) =>
      known.centers.find(({ id }) => id === wantedId)?.requestDistributionCentre ?? null;
    differing.push(
      ...changed('distributionCenterId', 'choice', plan.distributionCenterId, center.id, nameOf),
    );
  }
  return { patch, changes: differing };
}

/**
 * Changes a plan to what its request says, and plans it anew. It is read once more, as others of the same import may have moved
 * it in its queue.
 */
export async function takeOver(
  context: RequestContext,
  id: number,
  { patch, changes }: Differences,
): Promise<void> {
  const row = await lockPlan(context.tx, id);
  if (!row) return;
  await recordBatch(context, async () => {
    await touch(context, planAggregate, [{ row, patch, changes }]);
    const stored = await findPlan(context.tx, id);
    if (stored) await reschedulePlan(context, stored);
  });
}

/** Keeps what the ordering system said last about requests, for those who ask for it again (F21). */
export async function keepSources(
  { tx, clock }: RequestContext,
  contents: ReadonlyMap<string, ImportedContent>,
): Promise<void> {
  for (const [requestId, content] of contents) {
    const said = { content, receivedAt: clock.now() };
    await tx
      .insert(importSources)
      .values({ requestId, ...said })
      .onConflictDoUpdate({ target: importSources.requestId, set: said });
  }
}
