import type { Milestone } from '@crt/api-client/types-main';
import { daysBehind, withoutDueDates } from '@crt/domain/overdue';
import type { PlanStatus } from '@crt/domain/plan-status';

/** The milestone that a plan waits for, and where its date stands. */
export interface NextMilestone {
  readonly name: string;
  /** An instant. */
  readonly dueDate: string;
  readonly timezone: string;
  /** Calendar days since the date in the milestone's zone: above 0 late, 0 today, below 0 ahead. */
  readonly daysLate: number;
}

/** The earliest date that has not happened; none for a plan that is over, or held: its dates move when it goes on. */
export function nextMilestone(
  milestones: readonly Milestone[],
  status: PlanStatus,
  now: string,
): NextMilestone | undefined {
  if (withoutDueDates.includes(status)) return undefined;
  const [next] = milestones
    .flatMap(({ name, plannedDate, actualDate, timezone }) =>
      actualDate === null && plannedDate !== null ? [{ name, dueDate: plannedDate, timezone }] : [],
    )
    .toSorted((one, other) => Date.parse(one.dueDate) - Date.parse(other.dueDate));
  if (!next) return undefined;
  const dates = { plannedDate: new Date(next.dueDate), actualDate: null, zone: next.timezone };
  return { ...next, daysLate: daysBehind(dates, new Date(now)) };
}
