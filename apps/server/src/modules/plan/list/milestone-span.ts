import { endOfDay, startOfDay } from '@crt/domain/day-bounds';
import { resolveRelativeRange, type InstantRange } from '@crt/domain/relative-range';
import { parseDate } from '@internationalized/date';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { comparableInstant } from '../../../platform/db/comparable-instant.ts';
import type { PlanFilters, Viewer } from './plan-query.ts';

/** Dates of one milestone from one instant to another. */
export interface MilestoneSpan {
  readonly type: number;
  readonly isActual: boolean;
  readonly start: Date | undefined;
  readonly end: Date | undefined;
  /** Whether a date lies in it. */
  holds(date: SQL | PgColumn): SQL | undefined;
}

/** The dates that the filters ask for, days being those of the viewer (E12, E14, E37). */
export function chosenSpan(filters: PlanFilters, viewer: Viewer): MilestoneSpan | undefined {
  const range = chosenRange(filters, viewer);
  const { chosenMilestoneId } = filters;
  const { start, end } = range ?? {};
  if (!chosenMilestoneId || !(start ?? end)) return undefined;
  return {
    type: Math.min(chosenMilestoneId, 32_767),
    isActual: filters.dateType === 0,
    start,
    end,
    holds: (date) =>
      and(start && sql`${date} >= ${start.toISOString()}`, end && sql`${date} <= ${end.toISOString()}`),
  };
}

/** The span that the chosen kind of date filter means. */
function chosenRange(filters: PlanFilters, { now, timeZone }: Viewer): Partial<InstantRange> | undefined {
  const startOf = (date: string) => comparableInstant(startOfDay(parseDate(date), timeZone));
  const endOf = (date: string) => comparableInstant(endOfDay(parseDate(date), timeZone));
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
