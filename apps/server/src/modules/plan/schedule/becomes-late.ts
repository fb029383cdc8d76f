import { lateMilestones, latestDates, type LatestDate } from '@crt/domain/latest-dates';
import { NoWorkingDayError } from '@crt/domain/working-time';
import { parseDate } from '@internationalized/date';
import type { MilestoneRecord, PlanSchedule } from './plan-schedule.ts';
import type { StartMove } from './starts-anew.ts';

/** What is planned for the milestones of a plan: as they are stored, with some of them moved. */
export function datesOf(
  rows: readonly MilestoneRecord[],
  moved: StartMove['milestones'] = [],
): readonly Pick<MilestoneRecord, 'type' | 'plannedAt' | 'timeZone'>[] {
  const byType = new Map(moved.map((one) => [one.type, one]));
  return rows.map((row) => byType.get(row.type) ?? row);
}

type Dates = ReturnType<typeof datesOf>;

/**
 * The first milestone whose date differs between two plannings of a plan. That is what moving means, ahead of a change and
 * after it: another place in the queue of the same day is none.
 */
export function firstMoved(
  before: Dates,
  after: Dates,
): { from: Dates[number]; to: Dates[number] } | undefined {
  const place = before.findIndex((row, at) => row.plannedAt?.getTime() !== after[at]?.plannedAt?.getTime());
  const [from, to] = [before[place], after[place]];
  return from && to && { from, to };
}

/** Whether a plan that was planned anew got another date. */
export const hasMoved = ({ schedule: { rows }, milestones }: StartMove): boolean =>
  firstMoved(datesOf(rows), datesOf(rows, milestones)) !== undefined;

/** Whether the surgery of a plan cannot be kept with these dates (domain rules §3.3.4). */
export function isLateFor(latest: readonly LatestDate[], dates: Dates): boolean {
  const planned = dates.map(({ type, plannedAt }) => ({ type, plannedDate: plannedAt }));
  return lateMilestones(planned, latest).length > 0;
}

/** The latest dates that keep the surgery of a plan; none without a surgery, or where nobody ever works. */
export function latestFor({ input }: PlanSchedule, surgeryDate: string | null): readonly LatestDate[] {
  if (surgeryDate === null) return [];
  try {
    return latestDates(input, parseDate(surgeryDate));
  } catch (error) {
    if (error instanceof NoWorkingDayError) return [];
    throw error;
  }
}

/** Whether a plan that could be there for its surgery no longer can, once it has moved. */
export function becomesLate({ of, schedule, milestones }: StartMove): boolean {
  const latest = latestFor(schedule, of.plan.plannedSurgeryDate);
  return (
    latest.length > 0 &&
    isLateFor(latest, datesOf(schedule.rows, milestones)) &&
    !isLateFor(latest, datesOf(schedule.rows))
  );
}
