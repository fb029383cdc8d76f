import { milestoneName, type MilestoneType } from '@crt/domain/milestone-type';
import type { InstantRange } from '@crt/domain/relative-range';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { shownDate } from '../../history/field-value.ts';
import { daysInWords, rangeFromToday, rangeOfDays, relativeInWords } from '../../list/day-span.ts';
import type { Asked, ListFilter } from '../../list/engine/list-definition.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-filters.ts';

/** The numbers of the kinds of date filter on the wire (E37). */
const mode = { day: 1, range: 2, relative: 3 } as const;

/** Plans with a date of one milestone in a span; days are those of the viewer (E12, E14, E37). */
export const milestoneDates: ListFilter<number, PlanFilters> = {
  label: 'Date',
  condition: (_mode, asked) => {
    const { start, end } = chosenRange(asked);
    const { chosenMilestoneId: type } = asked.filters;
    if (!type || !(start ?? end)) return undefined;
    const date = dateOf(asked.filters) === 'actual' ? planMilestones.actualAt : planMilestones.plannedAt;
    const { planId } = planMilestones;
    const isMeant = and(
      eq(planMilestones.type, Math.min(type, 32_767) as MilestoneType),
      start && gte(date, start),
      end && lte(date, end),
    );
    return sql`${plans.id} in (select ${planId} from ${planMilestones} where ${isMeant})`;
  },
  words: (_tx, _mode, asked) => {
    const { chosenMilestoneId: type } = asked.filters;
    const range = rangeWords(asked.filters);
    if (!type || range === undefined) return undefined;
    const name = milestoneName[type as MilestoneType] as string | undefined;
    return `${name ?? `Milestone ${type}`}, ${dateOf(asked.filters)} date: ${range}`;
  },
};

const dateOf = ({ dateType }: PlanFilters) => (dateType === 0 ? 'actual' : 'planned');

/** The span that the chosen kind of date filter means. @throws invalid-request for half a relative range */
function chosenRange(asked: Asked<PlanFilters>): Partial<InstantRange> {
  const { dateFilter, chosenDate } = asked.filters;
  if (dateFilter === mode.day && chosenDate)
    return rangeOfDays({ startDate: chosenDate, endDate: chosenDate }, asked);
  if (dateFilter === mode.range) return rangeOfDays(asked.filters, asked);
  return dateFilter === mode.relative ? rangeFromToday(asked.filters, asked) : {};
}

function rangeWords(filters: PlanFilters): string | undefined {
  const { dateFilter, chosenDate } = filters;
  if (dateFilter === mode.day && chosenDate) return shownDate(chosenDate) ?? undefined;
  if (dateFilter === mode.range) return daysInWords(filters);
  return dateFilter === mode.relative ? relativeInWords(filters) : undefined;
}
