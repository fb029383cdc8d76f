import { and, count, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { isCriticalCycle } from '../../manufacturing/list/cycle-conditions.ts';
import { plans } from '../../plan/plan.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { notifications } from '../notification.tables.ts';
import { seenBy } from './list-notifications.ts';

/**
 * How many notifications of the caller belong to the cycles of each tab of the cycle list; a cycle counts in several
 * (G1, §3.11). One statement: the open notifications of a person are few, and lead to their plans.
 */
export async function notificationNumbers(
  context: RequestContext,
): Promise<Output<'getManufacturingNotificationNumbers'>> {
  const { tx, clock } = context;
  const { productTypeId, type } = plans;
  const isCritical = sql<boolean>`${isCriticalCycle(clock.now())}`;
  const ofPlans = tx
    .select({ productTypeId, type, isCritical: isCritical.as('is_critical'), number: count().as('number') })
    .from(notifications)
    .innerJoin(plans, and(eq(plans.id, notifications.planId), eq(plans.hasCycle, true)))
    .where(seenBy(context))
    .groupBy(plans.id, productTypeId, type)
    .as('of_plans');
  const sum = sql<number>`sum(${ofPlans.number})::int`;
  const rows = await tx
    .select({ productTypeId: ofPlans.productTypeId, type: ofPlans.type, isCritical: ofPlans.isCritical, sum })
    .from(ofPlans)
    .groupBy(ofPlans.productTypeId, ofPlans.type, ofPlans.isCritical);
  const all = rows.reduce((total, row) => total + row.sum, 0);
  const critical = rows.reduce((total, row) => total + (row.isCritical ? row.sum : 0), 0);
  const data = {
    allCategory: { count: all },
    critical: { count: critical },
    productTypeNotificationCategoryNumbers: numbersBy(rows, (row) => row.productTypeId),
    requestTypeNotificationCategoryNumbers: numbersBy(rows, (row) => row.type),
  };
  return answerOf({ data });
}

function numbersBy<Row extends { readonly sum: number }, Id extends number>(
  rows: readonly Row[],
  idOf: (row: Row) => Id,
) {
  const groups = [...Map.groupBy(rows, idOf)];
  return groups
    .map(([id, ofId]) => ({ id, count: ofId.reduce((total, row) => total + row.sum, 0) }))
    .toSorted((one, other) => one.id - other.id);
}
