import type { PlanListRow } from '@crt/api-client/types-main';
import { daysBehind, withoutDueDates } from '@crt/domain/overdue';
import type { StatusValue } from '@crt/ui/DataTable';
import { dueTexts } from '../due.texts.ts';

type Dates = PlanListRow['milestones'][number];

/** Days by which a milestone is behind; undefined where nobody waits for it. */
function daysLate(row: PlanListRow, { plannedDate, actualDate, timezone: zone }: Dates, now: Date) {
  if (plannedDate === null || actualDate !== null || withoutDueDates.includes(row.processingStatus))
    return undefined;
  return daysBehind({ plannedDate: new Date(plannedDate), actualDate: null, zone }, now);
}

function stateOf(days: number | undefined): StatusValue | undefined {
  if (days === undefined || days < 0) return undefined;
  return days > 0
    ? { status: 'failed', text: dueTexts.late(days) }
    : { status: 'risk', text: dueTexts.dueToday };
}

/** Which due milestones are asked for: those that are late, those that are due today, or both. */
export interface AskedDue {
  readonly late: boolean;
  readonly today: boolean;
}

/** A milestone that is due, with its date, zone and state. */
export interface DueMilestone {
  readonly name: string;
  readonly date: string | null;
  readonly zone: string;
  readonly state: StatusValue;
}

/** The milestone of a plan for which it is among those asked for: of several the one furthest behind. */
export function askedDueOf(row: PlanListRow, asked: AskedDue, now: Date): DueMilestone | undefined {
  const [furthest] = row.milestones
    .map((dates) => ({ dates, days: daysLate(row, dates, now) ?? -1 }))
    .filter(({ days }) => (days > 0 ? asked.late : days === 0 && asked.today))
    .toSorted((one, other) => other.days - one.days);
  const state = stateOf(furthest?.days);
  if (!furthest || !state) return undefined;
  const { name, plannedDate: date, timezone: zone } = furthest.dates;
  return { name, date, zone, state };
}

/** What has to be known of the due date of a milestone in a row: that it is late, or due today. */
export function dueState(row: PlanListRow, milestoneId: number, now: Date): StatusValue | undefined {
  const found = row.milestones.find((one) => one.milestoneId === milestoneId);
  return found && stateOf(daysLate(row, found, now));
}

/**
 * The milestone of a plan that is furthest behind, if it is late or due today: by the rule, and with the shapes, of the
 * counts above the list.
 */
export function planDueState(row: PlanListRow, now: Date): StatusValue | undefined {
  const [furthest] = row.milestones
    .map((dates) => ({ name: dates.name, days: daysLate(row, dates, now) ?? -1 }))
    .toSorted((one, other) => other.days - one.days);
  const state = stateOf(furthest?.days);
  return state && furthest && { ...state, text: `${furthest.name}: ${state.text}` };
}
