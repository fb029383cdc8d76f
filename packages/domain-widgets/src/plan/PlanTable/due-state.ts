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
