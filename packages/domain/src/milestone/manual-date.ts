import type { CalendarDate } from '@internationalized/date';
import { movesStatus, statusAfterMilestones } from '../plan/plan-progress.ts';
import { planStatusName, type PlanStatus } from '../plan/plan-status.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import type { MilestoneFact } from './chain.ts';
import { localDay } from './local-time.ts';
import { comesBefore, milestoneName, milestoneType, type MilestoneType } from './milestone-type.ts';
import { isWorkingDay, type WorkingCalendar } from './working-time.ts';

/** What speaks against a date entered by hand: errors refuse it, warnings ask for confirmation. */
export interface DateObjections {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const none: DateObjections = { errors: [], warnings: [] };
/** Further ahead nobody plans; a year was mistyped. */
const longestAhead = { years: 10 };

/** The milestones of a plan in the order of passing, and the one whose date is entered. */
export interface DatedMilestone {
  readonly milestones: readonly MilestoneFact[];
  readonly index: number;
  /** Manufacturing at risk does not wait for the approvals (F31). */
  readonly isAtRisk: boolean;
  /** The status that follows the milestones; null for a plan whose status follows none. */
  readonly status: PlanStatus | null;
}

/** Whether the due date of a milestone may be set by hand: what has happened is not planned any more (F40). */
export function canPlan(milestone: { readonly actualDate: unknown }): Verdict {
  return milestone.actualDate === null
    ? allow
    : deny('The milestone has happened; its due date stays as it was planned.');
}

function predecessorOf(milestones: readonly MilestoneFact[], index: number): MilestoneFact | undefined {
  return milestones.slice(0, index).findLast((fact) => fact.actualDate ?? fact.plannedDate);
}

/** What a planned date is held against. */
export interface PlannedDateFacts extends Pick<DatedMilestone, 'milestones' | 'index'> {
  readonly calendar: WorkingCalendar;
  readonly now: Date;
  /** Planned day of the surgery; null when it is not known. */
  readonly surgeryDay: CalendarDate | null;
}

/**
 * A planned date before its predecessor, on a day off, in the past, after the surgery or beyond ten years is allowed after a
 * warning; one of a milestone that has happened is not (domain rules §3.3.6).
 */
export function checkPlannedDate(date: Date, facts: PlannedDateFacts): DateObjections {
  const { milestones, index, calendar, now, surgeryDay } = facts;
  const fact = milestones[index];
  const verdict = fact ? canPlan(fact) : allow;
  if (!verdict.isAllowed) return { errors: [verdict.reason], warnings: [] };
  const day = localDay(date, calendar.zone);
  const predecessor = predecessorOf(milestones, index);
  const earliest = predecessor?.actualDate ?? predecessor?.plannedDate;
  const asked: readonly (readonly [boolean, string])[] = [
    [
      earliest != null && date < earliest,
      `The date is earlier than ${predecessor ? milestoneName[predecessor.type] : ''}.`,
    ],
    [!isWorkingDay(calendar, day), 'The date is not a working day.'],
    [date < now, 'The date is in the past.'],
    [surgeryDay !== null && day.compare(surgeryDay) > 0, 'The date is after the surgery.'],
    [
      day.compare(localDay(now, calendar.zone).add(longestAhead)) > 0,
      `The date is more than ${longestAhead.years} years ahead.`,
    ],
  ];
  return { errors: [], warnings: asked.filter(([isMeant]) => isMeant).map(([, text]) => text) };
}

/**
 * The last instant that may be entered as an actual date. Whoever sends the time of a clock east of UTC as though it were
 * UTC is ahead of it by the offset of that clock, and by nothing else (domain rules §3.3.7).
 */
export function latestActual(now: Date, offsetMinutes: number): Date {
  return new Date(now.getTime() + Math.max(0, offsetMinutes) * 60_000);
}

const namesOf = (facts: readonly MilestoneFact[]) =>
  facts
    .map(({ type }) => milestoneName[type])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
const have = (facts: readonly MilestoneFact[]) => (facts.length === 1 ? 'has' : 'have');

/**
 * An actual date is a fact: it lies neither before that of a milestone before it nor after that of one behind it, and not
 * in the future. One that leaves a gap, set or given up, is asked about, with what the status becomes; data that manufacturing has begun with stay (domain
 * rules §3.3.7, F27).
 */
export function checkActualDate(date: Date | null, of: DatedMilestone, latest: Date): DateObjections {
  const fact = of.milestones[of.index];
  if (!fact) return none;
  const before = of.milestones.filter(({ type }) => comesBefore(type, fact.type, of.isAtRisk));
  const behind = of.milestones.filter(({ type }) => comesBefore(fact.type, type, of.isAtRisk));
  return date === null
    ? checkGivenUp(fact, of.milestones, behind)
    : checkSet(date, before, behind, { latest, becomes: statusAfter(fact.type, of) });
}

/** What the status becomes when a milestone happens, in words; undefined when it stays (domain rules §3.6). */
function statusAfter(type: MilestoneType, { milestones, status }: DatedMilestone): string | undefined {
  if (status === null || !movesStatus(type)) return undefined;
  const happened = milestones.filter((one) => one.actualDate).map((one) => one.type);
  const next = statusAfterMilestones(status, {
    milestones: new Set(milestones.map((one) => one.type)),
    passed: new Set([...happened, type]),
  });
  return next === status ? undefined : planStatusName[next];
}

function checkSet(
  date: Date,
  before: readonly MilestoneFact[],
  behind: readonly MilestoneFact[],
  { latest, becomes }: { readonly latest: Date; readonly becomes: string | undefined },
): DateObjections {
  const later = before.findLast(({ actualDate }) => actualDate && date < actualDate);
  const earlier = behind.find(({ actualDate }) => actualDate && date > actualDate);
  const open = before.filter(({ actualDate }) => !actualDate);
  const errors = [
    date > latest ? 'The date is in the future.' : undefined,
    later && `The date is earlier than the actual date of ${milestoneName[later.type]}.`,
    earlier && `The date is later than the actual date of ${milestoneName[earlier.type]}.`,
  ].filter((error) => error !== undefined);
  const then = becomes === undefined ? '' : ` The status becomes ${becomes} all the same.`;
  const gap = `${namesOf(open)} ${have(open)} no actual date yet.${then} Set this one anyway?`;
  return { errors, warnings: open.length > 0 ? [gap] : [] };
}

function checkGivenUp(
  { type, actualDate }: MilestoneFact,
  milestones: readonly MilestoneFact[],
  behind: readonly MilestoneFact[],
): DateObjections {
  if (!actualDate) return none;
  const data =
    type === milestoneType.dataAvailable
      ? checkDataWithdrawal({ isAvailable: true, hasStarted: hasManufacturingStarted(milestones) })
      : none;
  const past = behind.filter((one) => one.actualDate);
  const gap = `${namesOf(past)} ${have(past)} an actual date already. Give this one up anyway?`;
  return { errors: data.errors, warnings: [...data.warnings, ...(past.length > 0 ? [gap] : [])] };
}

/** Whether the first step of manufacturing has happened. */
export function hasManufacturingStarted(
  milestones: readonly Pick<MilestoneFact, 'type' | 'actualDate'>[],
): boolean {
  return milestones.some(({ type, actualDate }) => type === milestoneType.manufacturingStarted && actualDate);
}

/** Data that are taken back: not behind a started manufacturing, and never without a question (F27). */
export function checkDataWithdrawal(data: {
  readonly isAvailable: boolean;
  readonly hasStarted: boolean;
}): DateObjections {
  if (!data.isAvailable) return none;
  if (data.hasStarted)
    return { errors: ['Manufacturing has started with the data that are available.'], warnings: [] };
  const lost = 'The data are no longer available then, and their actual date is removed. Change it anyway?';
  return { errors: [], warnings: [lost] };
}
