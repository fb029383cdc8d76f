import { and, asc, desc, eq, exists, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { findSavedFilter, findSavedFilters } from '../../list/saved-filters.ts';
import { saveFilterByName } from '../../list/save-filter.ts';
import { listPlanFilters } from '../../plan/list/list-filters.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { requestIdContains } from '../../plan/list/plan-conditions.ts';
import { plans } from '../../plan/plan.tables.ts';
import { users } from '../../user/user.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { changes } from '../change.tables.ts';
import { changeTypeOptions } from './change-types.ts';

/** What the filters of the change log offer (V3). */
export async function changesFilterOptions(
  context: RequestContext,
): Promise<Output<'getChangesFilterOptions'>> {
  const { data } = await listPlanFilters(context);
  const centers = await context.tx
    .select({ id: distributionCenters.id, name: distributionCenters.requestDistributionCentre })
    .from(distributionCenters)
    .orderBy(asc(distributionCenters.requestDistributionCentre));
  return answerOf({
    productTypes: data.availableProducts,
    changeTypes: changeTypeOptions(),
    distributionCenters: centers,
  });
}

/** Request ids of plans with changes that contain the text, newest first, at most 20. */
export async function findChangedRequests(
  { tx }: RequestContext,
  text: string,
): Promise<Output<'findChangedRequests'>> {
  const ofPlan = and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, plans.id));
  const rows = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(
      and(
        requestIdContains(text),
        exists(
          tx
            .select({ one: sql`1` })
            .from(changes)
            .where(ofPlan),
        ),
      ),
    )
    .orderBy(desc(plans.id))
    .limit(20);
  return answerOf({ data: rows.map((row) => row.requestId) });
}

/** People whose name or symbol contains the text, or who have it as their id, at most 20 (V3, W5). */
export async function findPeople({ tx }: RequestContext, text: string): Promise<Output<'findChangingUsers'>> {
  const pattern = containing(text);
  const rows = await tx
    .select()
    .from(users)
    .where(
      or(
        eq(users.id, text),
        sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.symbol} ilike ${pattern}`,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName))
    .limit(20);
  return answerOf({
    data: rows.map(({ id, symbol, firstName, lastName }) => ({
      id,
      symbol,
      name: `${firstName} ${lastName}`,
    })),
  });
}

/** Saves the filters of the change log under a name (V6). */
export async function saveChangesFilter(
  context: RequestContext,
  { name, filters, ignoreWarning }: Input<'saveChangesFilter'>['body'],
): Promise<Output<'saveChangesFilter'>> {
  const wanted = { name, filters: { ...filters }, ignoreWarning };
  return saveFilterByName(context, 'changes', wanted, 'Filters saved succesfully.');
}

/** The saved filters of the change log that the caller may use. */
export async function listChangesFilters(context: RequestContext): Promise<Output<'listChangesFilters'>> {
  const rows = await findSavedFilters(context, 'changes');
  return answerOf({
    content: rows.map(({ id, name, sharingLevel }) => ({
      id,
      name,
      sharingLevel: sharingLevel === 1 ? 1 : 0,
    })),
  });
}

/** One saved filter of the change log (V6). */
export async function changesFilter(
  context: RequestContext,
  id: number,
): Promise<Output<'getChangesFilter'>> {
  const saved = await findSavedFilter(context, 'changes', id);
  if (!saved) throw notFound('Filter');
  return answerOf({ data: saved.filters });
}
