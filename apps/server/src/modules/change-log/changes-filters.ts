import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { listPlanFilters } from '../plan/list/list-filters.ts';
import { requestIdContains } from '../plan/list/plan-list.options.ts';
import { plans } from '../plan/plan.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { changes } from '../history/change.tables.ts';
import { changeTypeOptions } from './change-types.ts';

/** What the filters of the change log offer (V3). */
export async function changesFilterOptions(
  context: RequestContext,
): Promise<Output<'getChangesFilterOptions'>> {
  const { availableProducts, availableDistributionCenters } = (await listPlanFilters(context)).data;
  return answerOf({
    productTypes: availableProducts,
    changeTypes: changeTypeOptions(),
    distributionCenters: availableDistributionCenters,
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
