import { and, eq, gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { milestoneCounts, planCounts, requestPartCounts } from '../plan-count.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { additionalFilterId, numbersOf } from './additional-conditions.ts';
import type { MilestoneSpan } from './milestone-span.ts';
import type { PlanFilters } from './plan-query.ts';
import { chosenProducts } from './product-choices.ts';

/** How many plans match, from kept counts, as a value; undefined where these do not tell it, as that of several filters. */
export function keptTotal(filters: PlanFilters, span: MilestoneSpan | undefined): SQL | undefined {
  const asked = [
    ...ofRequestId(filters.requestId?.trim()),
    ...ofProducts(filters.chosenProducts),
    ...ofChosen(plans.designStatus, filters.chosenDesignStatuses),
    ...ofChosen(plans.status, filters.chosenProcessingStatuses),
    ...ofChosen(plans.distributionCenterId, filters.chosenDistributionCenters),
    ...ofAdditional(filters.selectedAdditionalFilters),
  ];
  if (span) return asked.length === 0 ? ofSpan(span) : undefined;
  // Every plan has a status.
  if (asked.length === 0) return ofKind(plans.status, sql`true`);
  return asked.length === 1 ? asked[0] : undefined;
}

/** The number of plans that a filter leaves, undefined where it is not kept; nothing where the filter asks for nothing. */
type Asked = readonly (SQL | undefined)[];

const sumOf = (from: SQL) => sql`(select coalesce(sum(number), 0)::int from ${from})`;

const ofKind = ({ name }: PgColumn, isMeant: SQL) =>
  sumOf(sql`${planCounts} where ${planCounts.kind} = ${name} and ${isMeant}`);

function ofChosen(column: PgColumn, chosen: readonly number[] | undefined): Asked {
  return chosen?.length ? [ofKind(column, inArray(planCounts.value, [...chosen]))] : [];
}

/** One or two signs are kept as they are compared: without the capitals of English. */
function ofRequestId(text: string | undefined): Asked {
  if (!text) return [];
  if (!/^[ -~]{1,2}$/.test(text)) return [undefined];
  return [sumOf(sql`${requestPartCounts} where ${eq(requestPartCounts.part, text.toLowerCase())}`)];
}

/** A product may be one of a type that is chosen too, whose plans would be counted twice. */
function ofProducts(choices: readonly string[] | undefined): Asked {
  const { types, products } = chosenProducts(choices);
  if (types.length > 0 && products.length > 0) return [undefined];
  return [...ofChosen(plans.productTypeId, types), ...ofChosen(plans.productId, products)];
}

function ofAdditional(chosen: PlanFilters['selectedAdditionalFilters']): Asked {
  const { progress, category, location } = additionalFilterId;
  return (chosen ?? []).flatMap(({ id, selectedValues }) => {
    const numbers = numbersOf(selectedValues);
    const isMeant = inArray(planCounts.value, numbers);
    if (selectedValues.length === 0) return [];
    if (id === progress) return [ofKind(plans.manufacturingProgress, gte(planCounts.value, numbers[0] ?? 0))];
    if (id === category) return [ofKind(plans.type, isMeant)];
    return id === location ? [ofKind(plans.manufacturingLocationId, isMeant)] : [];
  });
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

const isOfDates = ({ type, isActual }: MilestoneSpan) =>
  sql`${eq(milestoneCounts.type, type)} and ${eq(milestoneCounts.isActual, isActual)}`;

/** The `first` and the `last` of the plans whose dates can lie in a span, from all days that it touches. */
export function keptReach(span: MilestoneSpan): SQL {
  const { start, end } = span;
  const touched = and(
    isOfDates(span),
    start && gte(milestoneCounts.day, dayOf(start)),
    end && lte(milestoneCounts.day, dayOf(end)),
  );
  return sql`select min(${milestoneCounts.firstPlan}) as first, max(${milestoneCounts.lastPlan}) as last
    from ${milestoneCounts} where ${touched}`;
}

/** Days that are in the span from beginning to end as they are kept, dates of the days at its ends one by one. */
function ofSpan(span: MilestoneSpan): SQL {
  const { type, isActual, start, end, holds } = span;
  const date = isActual ? planMilestones.actualAt : planMilestones.plannedAt;
  const whole = and(
    isOfDates(span),
    start && gt(milestoneCounts.day, dayOf(start)),
    end && lt(milestoneCounts.day, dayOf(end)),
  );
  const edges = [...new Set([start, end].flatMap((instant) => (instant ? [dayOf(instant)] : [])))];
  const counted = edges.map((day) => {
    const midnight = new Date(`${day}T00:00:00Z`);
    const isOnDay = sql`${gte(date, midnight)} and ${lt(date, new Date(midnight.getTime() + 86_400_000))}`;
    return sql`(select count(*) from ${planMilestones}
      where ${and(eq(planMilestones.type, type as never), holds(date), isOnDay)})`;
  });
  return sql`(${sql.join([sumOf(sql`${milestoneCounts} where ${whole}`), ...counted], sql` + `)})::int`;
}
