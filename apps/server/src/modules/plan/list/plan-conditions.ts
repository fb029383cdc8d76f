import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { additionalConditions } from './additional-conditions.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { keptTotal } from './kept-totals.ts';
import { chosenSpan, type MilestoneSpan } from './milestone-span.ts';
import type { PlanFilters, Viewer } from './plan-query.ts';
import { chosenProducts } from './product-choices.ts';

/** Which plans are meant; without a condition, all. */
export interface PlanMatch {
  readonly where: SQL | undefined;
  /** Their number where it is kept, as a value; where it is not, they are counted. */
  readonly kept: SQL | undefined;
  /** What to count for their number: everything behind FROM, and what the id of a plan is called there. */
  readonly counted: SQL;
  readonly countedId: PgColumn;
  /** Whether several filters narrow together, so that no index alone tells the plans. */
  readonly isCombined: boolean;
  /** Whether the indexes that have orders of plans tell which match: neither dates nor texts are asked for. */
  readonly isInIndexes: boolean;
  /** Whether the plans themselves are read to know which match. */
  readonly isRead: boolean;
  /** The span of one milestone's dates in which they lie. */
  readonly span?: MilestoneSpan;
}

/** Which plans the filters leave; nothing chosen leaves all (E9 to E16, E37). */
export function planConditions(filters: PlanFilters, viewer: Viewer): PlanMatch {
  const conditions = planConditionsOf(filters);
  const ofPlan = and(...conditions);
  const span = chosenSpan(filters, viewer);
  const isCombined = conditions.length + (span ? 1 : 0) > 1;
  const isOfText = Boolean(filters.requestId?.trim());
  const kept = keptTotal(filters, span);
  const shared = { kept, isCombined, isInIndexes: !span && !isOfText, isRead: isCombined || isOfText };
  if (!span)
    return {
      where: ofPlan,
      counted: ofPlan ? sql`${plans} where ${ofPlan}` : sql`${plans}`,
      countedId: plans.id,
      ...shared,
    };
  const date = span.isActual ? planMilestones.actualAt : planMilestones.plannedAt;
  const milestone = sql`${planMilestones} where ${planMilestones.type} = ${span.type} and ${span.holds(date)}`;
  const where = and(
    ofPlan,
    sql`exists (select 1 from ${milestone} and ${eq(planMilestones.planId, plans.id)})`,
  );
  // A plan has a milestone once, so that the milestones alone can be counted.
  return ofPlan
    ? { where, counted: sql`${plans} where ${where}`, countedId: plans.id, ...shared, span }
    : { where, counted: milestone, countedId: planMilestones.planId, ...shared, span };
}

function planConditionsOf(filters: PlanFilters): SQL[] {
  const { chosenDesignStatuses, chosenProcessingStatuses, chosenDistributionCenters } = filters;
  const requestId = filters.requestId?.trim();
  return [
    requestId ? requestIdContains(requestId) : undefined,
    productCondition(filters.chosenProducts),
    chosenDesignStatuses?.length ? inArray(plans.designStatus, chosenDesignStatuses) : undefined,
    chosenProcessingStatuses?.length ? inArray(plans.status, chosenProcessingStatuses) : undefined,
    centerCondition(chosenDistributionCenters),
    additionalConditions(filters.selectedAdditionalFilters),
  ].filter((condition) => condition !== undefined);
}

/**
 * From three signs on the index over groups of three signs helps; below, the comparison itself must be cheap. What has
 * no capitals, such as digits, is compared as it stands, in a third of the time.
 */
export function requestIdContains(text: string): SQL {
  const column = text.length < 3 ? sql`${plans.requestId} collate "C"` : plans.requestId;
  const isCaseless = text.toLowerCase() === text.toUpperCase();
  return sql`${column} ${isCaseless ? sql`like` : sql`ilike`} ${containing(text)}`;
}

/** Plans that go to one of these centres; nothing chosen leaves all (E15). */
export function centerCondition(chosen: readonly number[] | undefined): SQL | undefined {
  return chosen?.length ? inArray(plans.distributionCenterId, [...chosen]) : undefined;
}

/** Plans of these types and products (E10). */
export function productCondition(choices: readonly string[] | undefined): SQL | undefined {
  const { types, products } = chosenProducts(choices);
  return or(
    types.length ? inArray(plans.productTypeId, types) : undefined,
    products.length ? inArray(plans.productId, products) : undefined,
  );
}
