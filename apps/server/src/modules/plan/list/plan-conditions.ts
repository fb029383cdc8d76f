import { endOfDay, startOfDay } from '@crt/domain/day-bounds';
import { resolveRelativeRange, type InstantRange } from '@crt/domain/relative-range';
import { parseDate } from '@internationalized/date';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { additionalConditions } from './additional-filters.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import type { PlanFilters, Viewer } from './plan-query.ts';

/** Which plans are meant; without a condition, all. */
export interface PlanMatch {
  readonly where: SQL | undefined;
  /** What to count for their number: everything behind FROM, and what the id of a plan is called there. */
  readonly counted: SQL;
  readonly countedId: PgColumn;
  /** Whether several filters narrow together, so that no index alone tells the plans. */
  readonly isCombined: boolean;
  /** Whether the plans themselves are read to know which match. */
  readonly isRead: boolean;
  /** The span of one milestone's dates in which they lie. */
  readonly span?: MilestoneSpan;
}

/** Dates of one milestone from one instant to another. */
export interface MilestoneSpan {
  readonly type: number;
  readonly isActual: boolean;
  /** Whether a date lies in it. */
  holds(date: SQL | PgColumn): SQL | undefined;
}

/** Which plans the filters leave; nothing chosen leaves all (E9 to E16, E37). */
export function planConditions(filters: PlanFilters, viewer: Viewer): PlanMatch {
  const conditions = planConditionsOf(filters);
  const ofPlan = and(...conditions);
  const isCombined = conditions.length > 1;
  const isRead = isCombined || Boolean(filters.requestId?.trim());
  const span = chosenSpan(filters, viewer);
  if (!span)
    return {
      where: ofPlan,
      counted: ofPlan ? sql`${plans} where ${ofPlan}` : sql`${plans}`,
      countedId: plans.id,
      isCombined,
      isRead,
    };
  const date = span.isActual ? planMilestones.actualAt : planMilestones.plannedAt;
  const milestone = sql`${planMilestones} where ${planMilestones.type} = ${span.type} and ${span.holds(date)}`;
  const where = and(
    ofPlan,
    sql`exists (select 1 from ${milestone} and ${eq(planMilestones.planId, plans.id)})`,
  );
  // A plan has a milestone once, so that the milestones alone can be counted.
  return ofPlan
    ? { where, counted: sql`${plans} where ${where}`, countedId: plans.id, isCombined, isRead, span }
    : { where, counted: milestone, countedId: planMilestones.planId, isCombined, isRead, span };
}

function planConditionsOf(filters: PlanFilters): SQL[] {
  const { chosenDesignStatuses, chosenProcessingStatuses, chosenDistributionCenters } = filters;
  const requestId = filters.requestId?.trim();
  return [
    requestId ? requestIdContains(requestId) : undefined,
    productCondition(filters.chosenProducts),
    chosenDesignStatuses?.length ? inArray(plans.designStatus, chosenDesignStatuses) : undefined,
    chosenProcessingStatuses?.length ? inArray(plans.status, chosenProcessingStatuses) : undefined,
    chosenDistributionCenters?.length
      ? inArray(plans.distributionCenterId, chosenDistributionCenters)
      : undefined,
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

/** Choices are '4' for a whole type or '4-12' for one product of it (E10). */
export function productCondition(choices: readonly string[] | undefined): SQL | undefined {
  if (!choices?.length) return undefined;
  const pairs = choices.map((choice) => choice.split('-').map(Number));
  const types = pairs.filter(([, product]) => product === undefined).map(([type]) => type ?? 0);
  const products = pairs.flatMap(([, product]) => (product === undefined ? [] : [product]));
  return or(
    types.length ? inArray(plans.productTypeId, types.map(inIntegerRange)) : undefined,
    products.length ? inArray(plans.productId, products.map(inIntegerRange)) : undefined,
  );
}

/** Digits may say more than an id can hold; such a product just does not exist. */
function inIntegerRange(id: number): number {
  return id <= 2_147_483_647 ? id : 0;
}

function chosenSpan(filters: PlanFilters, viewer: Viewer): MilestoneSpan | undefined {
  const range = chosenRange(filters, viewer);
  const { chosenMilestoneId } = filters;
  const { start, end } = range ?? {};
  if (!chosenMilestoneId || !(start ?? end)) return undefined;
  return {
    type: Math.min(chosenMilestoneId, 32_767),
    isActual: filters.dateType === 0,
    holds: (date) =>
      and(start && sql`${date} >= ${start.toISOString()}`, end && sql`${date} <= ${end.toISOString()}`),
  };
}

/** The span that the chosen kind of date filter means; days are those of the viewer (E12, E14, E37). */
function chosenRange(filters: PlanFilters, { now, timeZone }: Viewer): Partial<InstantRange> | undefined {
  const startOf = (date: string) => startOfDay(parseDate(date), timeZone);
  const endOf = (date: string) => endOfDay(parseDate(date), timeZone);
  if (filters.dateFilter === 1 && filters.chosenDate) {
    return { start: startOf(filters.chosenDate), end: endOf(filters.chosenDate) };
  }
  if (filters.dateFilter === 2 && (filters.startDate ?? filters.endDate)) {
    return {
      ...(filters.startDate ? { start: startOf(filters.startDate) } : {}),
      ...(filters.endDate ? { end: endOf(filters.endDate) } : {}),
    };
  }
  if (filters.dateFilter !== 3) return undefined;
  const {
    relativeDateModifier: modifier,
    relativeDateAmount: amount,
    relativeDateFrequency: frequency,
  } = filters;
  if (modifier == null || amount == null || frequency == null) return undefined;
  return resolveRelativeRange({ modifier, amount, frequency }, now, timeZone);
}
