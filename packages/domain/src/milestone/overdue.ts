import { localEpochDay } from './zone-offset.ts';
import { planStatus, type PlanStatus } from '../plan/plan-status.ts';

/** A milestone as far as its being in time goes; dates are instants. */
export interface DueMilestone {
  readonly plannedDate: Date | null;
  readonly actualDate: Date | null;
  /** IANA zone in whose calendar its days count (F44). */
  readonly zone: string;
}

/**
 * Days by which a milestone is behind its due date, in the calendar of its own zone: of what has not happened, until now; negative
 * when there is time left, 0 on the day itself and without a due date.
 */
export function daysBehind({ plannedDate, actualDate, zone }: DueMilestone, now: Date): number {
  if (plannedDate === null) return 0;
  const day = (instant: Date) => localEpochDay(instant.getTime(), zone);
  return day(actualDate ?? now) - day(plannedDate);
}

/** Whether a milestone has not happened and its day is over. */
export function isLate(milestone: DueMilestone, now: Date): boolean {
  return milestone.actualDate === null && daysBehind(milestone, now) > 0;
}

/** Whether a milestone has not happened and today is its day. */
export function isDueToday(milestone: DueMilestone, now: Date): boolean {
  const { actualDate, plannedDate } = milestone;
  return actualDate === null && plannedDate !== null && daysBehind(milestone, now) === 0;
}

/** Statuses in which nobody waits for the milestones of a plan: its dates are frozen, or it is over. */
export const withoutDueDates: readonly PlanStatus[] = [
  planStatus.onHold,
  planStatus.terminated,
  planStatus.done,
];
