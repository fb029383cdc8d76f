import { endOfDay, startOfDay } from '@crt/domain/day-bounds';
import { milestoneName, type MilestoneType } from '@crt/domain/milestone-type';
import { resolveRelativeRange, type InstantRange } from '@crt/domain/relative-range';
import { parseDate } from '@internationalized/date';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { invalidRequest } from '../../../errors.ts';
import { comparableInstant } from '../../../platform/db/comparable-instant.ts';
import { shownDate } from '../../history/field-value.ts';
import type { Asked, ListFilter } from '../../list/engine/list-definition.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-filters.ts';

type Range = Partial<InstantRange>;

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
function chosenRange({ filters, viewer: { now, timeZone }, at }: Asked<PlanFilters>): Range {
  const startOf = (date: string) => comparableInstant(startOfDay(parseDate(date), timeZone));
  const endOf = (date: string) => comparableInstant(endOfDay(parseDate(date), timeZone));
  const { dateFilter, chosenDate, startDate, endDate } = filters;
  if (dateFilter === mode.day && chosenDate) return { start: startOf(chosenDate), end: endOf(chosenDate) };
  if (dateFilter === mode.range) {
    return { ...(startDate && { start: startOf(startDate) }), ...(endDate && { end: endOf(endDate) }) };
  }
  if (dateFilter !== mode.relative) return {};
  const parts = ['relativeDateModifier', 'relativeDateAmount', 'relativeDateFrequency'] as const;
  const missing = parts.filter((part) => filters[part] == null);
  const message = 'A relative range has a direction, an amount and a unit.';
  if (missing.length > 0) throw invalidRequest(missing.map((part) => ({ path: `${at}/${part}`, message })));
  const { relativeDateModifier, relativeDateAmount, relativeDateFrequency } = filters;
  return resolveRelativeRange(
    {
      modifier: relativeDateModifier ?? 0,
      amount: relativeDateAmount ?? 0,
      frequency: relativeDateFrequency ?? 0,
    },
    now,
    timeZone,
  );
}

const unitNames = ['day', 'week', 'month'];

function rangeWords({ dateFilter, ...filters }: PlanFilters): string | undefined {
  const told = (date: string | null | undefined) => shownDate(date ?? null) ?? '';
  if (dateFilter === mode.day && filters.chosenDate) return told(filters.chosenDate);
  if (dateFilter === mode.range && (filters.startDate ?? filters.endDate))
    return `${told(filters.startDate)} – ${told(filters.endDate)}`;
  if (dateFilter !== mode.relative) return undefined;
  const { relativeDateModifier, relativeDateAmount: amount, relativeDateFrequency } = filters;
  const unit = unitNames[relativeDateFrequency ?? 0] ?? '';
  return `${relativeDateModifier === 1 ? 'next' : 'last'} ${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
