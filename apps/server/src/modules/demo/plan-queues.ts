import { assignStarts } from '@crt/domain/capacity-queue';
import { promisedInstant } from '@crt/domain/milestone-chain';
import { planStatus } from '@crt/domain/plan-status';
import type { WorkingCalendar } from '@crt/domain/working-time';
import { fromDate, parseTime, toCalendarDate, type CalendarDate } from '@internationalized/date';
import { demoProductTypes } from './catalogue.ts';
import type { DemoPlan, MilestoneRow } from './plan-rows.ts';
import { demoCapacities } from './scheduling.ts';
import { demoHolidays, demoLocations } from './sites.ts';

/**
 * Gives every plan that waits for capacity its day and its place in the queue of its site, and moves what follows by
 * as much; the others start on the day that their milestone says (domain rules §3.4).
 */
export function queueDemoPlans(world: readonly DemoPlan[], today: CalendarDate): void {
  const value = demoCapacities(world.length).defaults[0]?.value ?? 1;
  for (const { row, milestones } of world) {
    const start = milestones.find(({ type }) => type === 5);
    row.manufacturingStartDate = start?.plannedAt ? dayOf(start.plannedAt, start.timeZone).toString() : null;
    row.manufacturingPosition = null;
  }
  for (const location of demoLocations.filter(({ isActive }) => isActive)) {
    const calendar = calendarOf(location, today);
    const members = world.filter(
      (plan) => plan.row.manufacturingLocationId === location.id && isWaiting(plan),
    );
    const byId = new Map(members.map((plan) => [plan.row.id, plan]));
    const waiting = members.map(({ row, milestones, seed }) => ({
      id: row.id,
      requestId: row.requestId,
      isPriority: row.priority ?? false,
      readyAt: seed.created,
      earliest: laterOf(startOf(milestones)?.plannedAt ?? seed.created, calendar.zone, today),
    }));
    for (const { id, day, position, overflowDays } of assignStarts(
      { calendar, defaultValue: value, entries: [] },
      waiting,
      [],
    )) {
      const plan = byId.get(id);
      if (!plan) continue;
      Object.assign(plan.row, {
        manufacturingStartDate: day.toString(),
        manufacturingPosition: position,
        overflowDays,
      });
      moveFrom(plan.milestones, promisedInstant(5, day, calendar));
    }
  }
}

const startOf = (milestones: readonly MilestoneRow[]) => milestones.find(({ type }) => type === 5);

function isWaiting({ row, milestones }: DemoPlan): boolean {
  const start = startOf(milestones);
  const isInScope = demoProductTypes[row.productTypeId - 1]?.isCapacityScheduled === true;
  return (
    isInScope &&
    row.status <= planStatus.manufacturingApprovalPending &&
    !!start &&
    !start.actualAt &&
    !start.isLocked
  );
}

const dayOf = (instant: Date, zone: string) => toCalendarDate(fromDate(instant, zone));

/** A start that was missed can only be caught up with from today on. */
function laterOf(instant: Date, zone: string, today: CalendarDate): CalendarDate {
  const day = dayOf(instant, zone);
  return day.compare(today) < 0 ? today : day;
}

function calendarOf(location: (typeof demoLocations)[number], today: CalendarDate): WorkingCalendar {
  const dates = demoHolidays(today).filter(({ calendarId }) => calendarId === location.calendarId);
  return {
    zone: location.timeZone,
    holidays: new Set(dates.map(({ date }) => date)),
    workDayStart: parseTime(location.workDayStart),
    workDayEnd: parseTime(location.workDayEnd),
  };
}

/** The milestones after the start keep their distance to it. */
function moveFrom(milestones: readonly MilestoneRow[], start: Date): void {
  const old = startOf(milestones)?.plannedAt;
  if (!old) return;
  const distance = start.getTime() - old.getTime();
  for (const milestone of milestones.filter(({ type }) => type >= 5 && type <= 8)) {
    if (milestone.plannedAt && !milestone.actualAt)
      milestone.plannedAt = new Date(milestone.plannedAt.getTime() + distance);
  }
}
