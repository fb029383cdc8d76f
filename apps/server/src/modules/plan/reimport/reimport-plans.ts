import { canEditPlan } from '@crt/domain/plan-edit';
import { reasonOf } from '@crt/domain/verdict';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changes } from '../../history/change.tables.ts';
import { newAction } from '../../history/history.ts';
import { factsOf } from '../details/plan-facts.ts';
import { findPlan, savePlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { importSources } from './import-source.tables.ts';
import { differencesOf, lookUpContent, takeOver } from './take-over.ts';

const mostAtOnce = 20;

/** What a reimport made of a plan. */
export interface Reimported {
  readonly planId: number;
  readonly requestId: string;
  readonly requestedBy: string;
  readonly isKnownToSource: boolean;
  /** Why the plan can no longer be changed; undefined where it can. */
  readonly refusal: string | undefined;
  /** What the import changed, and what scheduling moved because of it, as the history tells it (R16). */
  readonly changes: readonly (typeof changes.$inferSelect)[];
}

/** The plans whose reimport was asked for, oldest first; locked, those that somebody edits are left for the next time. */
export async function findWaitingReimports({ tx }: RequestContext): Promise<number[]> {
  const isWaiting = sql`${plans.reimportedAt} is distinct from ${plans.reimportRequestedAt}`;
  const waiting = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(isNotNull(plans.reimportRequestedAt), isNotNull(plans.reimportRequestedBy), isWaiting))
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
  if (requestedBy === null) return undefined;
  // It may have been terminated since somebody asked. What counts is the plan: whoever asked had the right.
  const refusal = reasonOf(canEditPlan('reimport', factsOf(row), new Set(['CanManageFulfilmentPlan'])));
  const [source] = await tx.select().from(importSources).where(eq(importSources.requestId, requestId));
  const differences =
    source && refusal === undefined
      ? differencesOf(row, source.content, await lookUpContent(tx, [source.content]))
      : { patch: {}, changes: [] };
  const isUpdated = differences.changes.length > 0;
  if (isUpdated)
    await takeOver(context, id, { ...differences, patch: { ...differences.patch, reimportedAt } });
  else await savePlan(tx, row, { reimportedAt }, row.stamp);
  const told = isUpdated ? await changesOfAction(context, [id]) : [];
  return {
    planId: id,
    requestId,
    requestedBy,
    isKnownToSource: source !== undefined,
    refusal,
    changes: told,
  };
}

/** What this action has changed of plans so far, as the history tells it: what scheduling moved along too (R16). */
export function changesOfAction({ tx, history }: RequestContext, ids: readonly number[]) {
  const isOfAction = eq(changes.batchId, history.batchId);
  return tx
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'plan'), inArray(changes.aggregateId, [...ids]), isOfAction))
    .orderBy(asc(changes.sequence));
}
