import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changes } from '../../history/change.tables.ts';
import { changed } from '../../history/changed.ts';
import { shownDate } from '../../history/field-value.ts';
import { newAction } from '../../history/history.ts';
import { recordBatch, type FieldChange } from '../../history/record-changes.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { products } from '../../product/product.tables.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { findPlan, savePlan, type LoadedPlan, type PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { importSources, type ImportedContent } from './import-source.tables.ts';

const mostAtOnce = 20;

/** What a reimport made of a plan. */
export interface Reimported {
  readonly planId: number;
  readonly requestId: string;
  readonly requestedBy: string | null;
  readonly isKnownToSource: boolean;
  /** What the import changed, and what scheduling moved because of it, as the history tells it (R16). */
  readonly changes: readonly (typeof changes.$inferSelect)[];
}

/** The plans whose reimport was asked for, oldest first; locked, those that somebody edits are left for the next time. */
export async function findWaitingReimports({ tx }: RequestContext): Promise<number[]> {
  const isWaiting = sql`${plans.reimportedAt} is distinct from ${plans.reimportRequestedAt}`;
  const waiting = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(isNotNull(plans.reimportRequestedAt), isWaiting))
    .orderBy(asc(plans.reimportRequestedAt), asc(plans.id))
    .limit(mostAtOnce)
    .for('update', { of: plans, skipLocked: true });
  return waiting.map(({ id }) => id);
}

/**
 * Takes over what the source of a request says now: differing fields get its values, with the history naming the
 * import, and the plan is planned anew. A request without a source, or with one that says the same, stays as it is.
 */
export async function reimportPlan(job: RequestContext, id: number): Promise<Reimported | undefined> {
  const context = newAction(job, 'import');
  const { tx } = context;
  const row = await findPlan(tx, id);
  if (!row) return undefined;
  const { requestId, reimportRequestedAt: reimportedAt, reimportRequestedBy: requestedBy } = row.plan;
  const [source] = await tx.select().from(importSources).where(eq(importSources.requestId, requestId));
  const { patch, changes: differing } = source
    ? await differences(context, row, source.content)
    : { patch: {}, changes: [] };
  const isUpdated = differing.length > 0;
  if (isUpdated) {
    await recordBatch(context, async () => {
      await touch(context, planAggregate, [{ row, patch: { ...patch, reimportedAt }, changes: differing }]);
      const stored = await findPlan(tx, id);
      if (stored) await reschedulePlan(context, stored);
    });
  } else await savePlan(tx, row, { reimportedAt }, row.stamp);
  const told = isUpdated ? await changesOfAction(context, id) : [];
  return { planId: id, requestId, requestedBy, isKnownToSource: source !== undefined, changes: told };
}

function changesOfAction({ tx, history }: RequestContext, id: number) {
  const isOfAction = eq(changes.batchId, history.batchId);
  return tx
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, id), isOfAction))
    .orderBy(asc(changes.sequence));
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
    const next = content.plannedSurgeryDate;
    patch.plannedSurgeryDate = next;
    differing.push(...changed('plannedSurgeryDate', 'date', plan.plannedSurgeryDate, next, shownDate));
  }
  const ofType = and(
    eq(products.number, content.productNumber ?? ''),
    eq(products.productTypeId, plan.productTypeId),
  );
  const [wanted] = await tx.select().from(products).where(ofType);
  if (wanted && wanted.id !== plan.productId) {
    patch.productId = wanted.id;
    differing.push(...changed('productNumber', 'text', product?.number ?? null, wanted.number));
  }
  const { id, requestDistributionCentre: name } = distributionCenters;
  const centers = await tx.select({ id, name }).from(distributionCenters);
  const center = centers.find((one) => one.name === content.distributionCentre);
  if (center && center.id !== plan.distributionCenterId) {
    patch.distributionCenterId = center.id;
    const nameOf = (wantedId: number | null) => centers.find((one) => one.id === wantedId)?.name ?? null;
    differing.push(
      ...changed('distributionCenterId', 'choice', plan.distributionCenterId, center.id, nameOf),
    );
  }
  return { patch, changes: differing };
}
