import { localDay, localTime, instantAt } from '../milestone/local-time.ts';
import { withoutDueDates } from '../milestone/overdue.ts';
import type { PlanStatus } from '../plan/plan-status.ts';
import { thresholdText, type AlertKind } from './rule.ts';

const hour = 3_600_000;
/** An alert that comes so much after its moment is told as late: the server was down, or the plan was on hold. */
const lateAfter = hour / 4;

/** A moment around which somebody wants to be alerted: a planned date and the zone in whose calendar its days count. */
export interface AlertedDate {
  readonly plannedAt: Date;
  readonly zone: string;
}

/**
 * When an alert is due. A milestone is shifted by calendar days, weekends and holidays too, and keeps the time that clocks
 * show in its zone; the planned end of a job step by hours (D8, D9, §3.11).
 */
export function alertDue(kind: AlertKind, { plannedAt, zone }: AlertedDate, threshold: number): Date {
  if (kind === 'job-step-alert') return new Date(plannedAt.getTime() + threshold * hour);
  const day = localDay(plannedAt, zone).add({ days: threshold });
  return instantAt(day, localTime(plannedAt, zone), zone);
}

/** What decides whether an alert fires. */
export interface AlertFacts {
  readonly due: Date;
  /** When the rule was made or changed: it says nothing of what was due before. */
  readonly activeSince: Date;
  /** The milestone has its actual date, or the step is done. */
  readonly isPassed: boolean;
  readonly planStatus: PlanStatus;
}

/** Whether an alert fires now, unless it has fired for this due date before (§3.11, D24). */
export function isAlertDue(
  { due, activeSince, isPassed, planStatus: status }: AlertFacts,
  now: Date,
): boolean {
  return due <= now && due > activeSince && !isPassed && !withoutDueDates.includes(status);
}

/** What an alert tells. */
export interface AlertStory {
  readonly kind: AlertKind;
  readonly requestId: string;
  /** The milestone or the job step, as people call it. */
  readonly subject: string;
  readonly threshold: number;
  /** The planned date as it is shown. */
  readonly plannedText: string;
  readonly due: Date;
}

/** An alert as a sentence: '26-10412: 2 days before Shipped, 04/12/2026 12:00 CET.' */
export function alertSentence(story: AlertStory, now: Date): string {
  const { kind, requestId, subject, threshold, plannedText, due } = story;
  const what = threshold === 0 ? `${subject} is due` : `${thresholdText(kind, threshold)} ${subject}`;
  const late = now.getTime() - due.getTime() > lateAfter ? ' This alert is late.' : '';
  return `${requestId}: ${what}, ${plannedText}.${late}`;
}
