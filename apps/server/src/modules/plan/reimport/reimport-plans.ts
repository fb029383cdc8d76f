import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { changes } from '../../change/change.tables.ts';
import { shownDate, shownValue, storedValue } from '../../change/field-value.ts';
import { recordChanges, recordTogether, type FieldChange } from '../../change/record-changes.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { products } from '../../product/product.tables.ts';
import { recordImport, toUpdatedField } from '../../request-import/record-import.ts';
import type { UpdatedField } from '../../request-import/request-import.tables.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { findPlan, savePlan, type LoadedPlan, type PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { importSources, type ImportedContent } from './import-source.tables.ts';

const mostAtOnce = 20;
const nothingNew = 'The source says nothing new.';
const unknownToSource = 'The source does not know this request.';

/** Carries out the reimports that were asked for, oldest first (F21). Gives how many. */
export async function reimportNextPlans(context: RequestContext): Promise<number> {
  const { tx } = context;
  const isWaiting = sql`${plans.reimportedAt} is distinct from ${plans.reimportRequestedAt}`;
  const waiting = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(isNotNull(plans.reimportRequestedAt), isWaiting))
    .orderBy(asc(plans.reimportRequestedAt), asc(plans.id))
    .limit(mostAtOnce)
    .for('update', { of: plans, skipLocked: true });
  for (const { id } of waiting) await reimportPlan(context, id);
  return waiting.length;
}

/**
 * Takes over what the source of a request says now: differing fields get its values, with the history naming the
 * import, and the plan is planned anew. A request without a source, or with one that says the same, stays as it is.
 * What became of it stands in the import log.
 */
async function reimportPlan(context: RequestContext, id: number): Promise<void> {
  const { tx } = context;
  const loaded = await findPlan(tx, id);
  if (!loaded) return;
  const { requestId, reimportRequestedAt, reimportRequestedBy } = loaded.plan;
  const [source] = await tx.select().from(importSources).where(eq(importSources.requestId, requestId));
  const { patch, changes: differing } = source
    ? await differences(context, loaded, source.content)
    : { patch: {}, changes: [] };
  const isUpdated = differing.length > 0;
  const reasonToSkip = source ? nothingNew : unknownToSource;
  const stamp = isUpdated ? loaded.stamp + 1 : loaded.stamp;
  const stored = await savePlan(tx, loaded, { ...patch, reimportedAt: reimportRequestedAt }, stamp);
  if (isUpdated) {
    await recordTogether(context, async () => {
      await recordChanges(context, { aggregate: 'plan', id, stamp }, differing, { source: 'import' });
      await reschedulePlan(context, stored);
    });
    context.publish({ entity: 'plan', entityId: String(id), stamp: encodeStamp(stamp) });
  }
  await recordImport(context, {
    requestId,
    planId: id,
    userId: reimportRequestedBy,
    status: isUpdated ? 1 : 2,
    skipReason: isUpdated ? null : reasonToSkip,
    updatedFields: isUpdated ? await updatedFields(tx, id, stamp) : [],
  });
  context.publish({ entity: 'request-import', entityId: null });
}

/** What the import changed, and what scheduling moved because of it, as the history tells it (R16). */
async function updatedFields(tx: Database, id: number, stamp: number): Promise<UpdatedField[]> {
  const rows = await tx
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, id), eq(changes.stamp, stamp)))
    .orderBy(asc(changes.sequence));
  return rows.map(toUpdatedField);
}

interface Differences {
  readonly patch: PlanPatch;
  readonly changes: FieldChange[];
}

/** Products and centres that are not known here are left as they are: an import never takes something away. */
async function differences(
  { tx }: RequestContext,
  { plan, product }: LoadedPlan,
  content: ImportedContent,
): Promise<Differences> {
  const patch: PlanPatch = {};
  const differing: FieldChange[] = [];
  if (content.plannedSurgeryDate !== plan.plannedSurgeryDate) {
    patch.plannedSurgeryDate = content.plannedSurgeryDate;
    const values = changed('plannedSurgeryDate', 'date', plan.plannedSurgeryDate, content.plannedSurgeryDate);
    const texts = { oldText: shownDate(values.oldValue), newText: shownDate(values.newValue) };
    differing.push({ ...values, ...texts });
  }
  const ofType = and(
    eq(products.number, content.productNumber ?? ''),
    eq(products.productTypeId, plan.productTypeId),
  );
  const [wanted] = await tx.select().from(products).where(ofType);
  if (wanted && wanted.id !== plan.productId) {
    patch.productId = wanted.id;
    differing.push(changed('productNumber', 'text', product?.number ?? null, wanted.number));
  }
  const { id, requestDistributionCentre: name } = distributionCenters;
  const centers = await tx.select({ id, name }).from(distributionCenters);
  const center = centers.find((one) => one.name === content.distributionCentre);
  if (center && center.id !== plan.distributionCenterId) {
    const old = centers.find((one) => one.id === plan.distributionCenterId);
    patch.distributionCenterId = center.id;
    const values = changed(
      'distributionCenterId',
      'choice',
      plan.distributionCenterId?.toString() ?? null,
      String(center.id),
    );
    differing.push({ ...values, oldText: old?.name ?? null, newText: center.name });
  }
  return { patch, changes: differing };
}

function changed(
  field: string,
  kind: FieldChange['kind'],
  old: string | null,
  next: string | null,
): FieldChange {
  const values = { oldValue: storedValue(old), newValue: storedValue(next) };
  return { field, kind, ...values, oldText: shownValue(old), newText: shownValue(next) };
}
