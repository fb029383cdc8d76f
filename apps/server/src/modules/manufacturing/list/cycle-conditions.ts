import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { withoutDueDates } from '@crt/domain/overdue';
import { and, eq, gte, inArray, lt, lte, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Input } from '../../../contract/handlers.ts';
import type { Offering } from '../../../platform/db/names.ts';
import { jobSteps } from '../../job-step/job-step.tables.ts';
import { daysInWords, rangeFromToday, rangeOfDays, relativeInWords } from '../../list/day-span.ts';
import type { Asked, ListFilter } from '../../list/engine/list-definition.ts';
import { possibleId, records } from '../../list/engine/list-filters.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { manufacturingJobs } from '../job/job.tables.ts';

/** The filters of the cycle list as they go over the wire. */
export type CycleFilters = Input<'saveManufacturingFiltersInSession'>['body'];

/** Cycles whose plan has a milestone that is so. */
export const withMilestone = (type: MilestoneType, condition: SQL | undefined): SQL =>
  sql`${plans.id} in (select ${planMilestones.planId} from ${planMilestones}
    where ${and(eq(planMilestones.type, type), condition)})`;

const label = 'Out-Of-Manuf.';

function dueWithin(filters: CycleFilters, asked: Asked<CycleFilters>): SQL {
  const { start, end } = filters.isRelativeDate
    ? rangeFromToday(filters, asked)
    : rangeOfDays(filters, asked);
  const { plannedAt } = planMilestones;
  return withMilestone(
    milestoneType.outOfManufacturing,
    and(start && gte(plannedAt, start), end && lte(plannedAt, end)),
  );
}

/** Cycles that are due out of manufacturing on these days; an end without a start counts as well (G13). */
export const dueFrom: ListFilter<string, CycleFilters> = {
  label,
  condition: (_day, asked) => (asked.filters.isRelativeDate ? undefined : dueWithin(asked.filters, asked)),
  words: (_tx, _day, { filters }) => (filters.isRelativeDate ? undefined : daysInWords(filters)),
};
export const dueUntil: typeof dueFrom = {
  label,
  condition: (day, asked) => (asked.filters.startDate ? undefined : dueFrom.condition(day, asked)),
  words: (tx, day, asked) => (asked.filters.startDate ? undefined : dueFrom.words(tx, day, asked)),
};
/** The same, told from today (E13, E14). */
export const dueAround: ListFilter<boolean, CycleFilters> = {
  label,
  condition: (isRelative, asked) => (isRelative ? dueWithin(asked.filters, asked) : undefined),
  words: (_tx, isRelative, { filters }) => (isRelative ? relativeInWords(filters) : undefined),
};

/** Critical: a present step is past its third level, or a priority plan is late (§3.11). */
export function isCriticalCycle(now: Date): SQL {
  const { planId, criticalAt } = manufacturingCycles;
  const isPastLevel = sql`${plans.id} in (select ${planId} from ${manufacturingCycles} where ${lte(criticalAt, now)})`;
  const isLate = withMilestone(
    milestoneType.outOfManufacturing,
    and(
      sql`${planMilestones.actualAt} is null`,
      lt(planMilestones.plannedAt, now),
      sql`(${planMilestones.plannedAt} at time zone ${planMilestones.timeZone})::date
        < (${now.toISOString()}::timestamptz at time zone ${planMilestones.timeZone})::date`,
    ),
  );
  const isWaitedFor = notInArray(plans.status, [...withoutDueDates]);
  const isLatePriority = sql`(${plans.priority} and ${isWaitedFor} and ${isLate})`;
  return sql`(${isPastLevel} or ${isLatePriority})`;
}

/** Cycles that are critical. */
export const critical: ListFilter<boolean, CycleFilters> = {
  label: 'Critical',
  condition: (isAsked, { viewer: { now } }) => (isAsked ? isCriticalCycle(now) : undefined),
  words: (_tx, isAsked) => (isAsked ? 'Yes' : undefined),
};

type JobColumn = typeof manufacturingJobs.currentStepId | typeof manufacturingJobs.nextStepId;

/** Cycles with a job that stands at one of these steps, or comes to it next (G13). */
export function atSteps<Choice>(
  label: string,
  column: JobColumn,
  idOf: (choice: Choice) => number,
): ListFilter<readonly Choice[], CycleFilters> & Offering {
  const { offer, words } = records<CycleFilters>(label, column, jobSteps);
  return {
    label,
    offer,
    condition: (chosen) =>
      sql`${plans.id} in (select ${manufacturingJobs.cycleId} from ${manufacturingJobs}
        where ${inArray(
          column,
          chosen.map((one) => possibleId(idOf(one))),
        )})`,
    words: (tx, chosen, asked) => words(tx, chosen.map(idOf), asked),
  };
}

/** A filter by one thing, made of that by several. */
export const one = <Value>({
  label,
  condition,
  words,
}: ListFilter<readonly Value[], CycleFilters>): ListFilter<Value, CycleFilters> => ({
  label,
  condition: (value, asked) => condition([value], asked),
  words: (tx, value, asked) => words(tx, [value], asked),
});
