import { assignStarts, type FixedStart, type QueuedPlan } from '@crt/domain/capacity-queue';
import { localDay } from '@crt/domain/local-time';
import { scheduleChain, type CapacityWait } from '@crt/domain/milestone-chain';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { parseDate } from '@internationalized/date';
import { earliestStart } from '../plan/schedule/capacity-wait.ts';
import { scheduleOf, type PlanSchedule } from '../plan/schedule/plan-schedule.ts';
import type { SchedulingFacts } from '../plan/schedule/scheduling-facts.ts';
import { demoProductTypes } from './catalogue.ts';
import type { DemoPlan } from './plan-rows.ts';

interface Waiting {
  readonly plan: DemoPlan;
  readonly schedule: PlanSchedule;
  readonly queued: QueuedPlan;
}

/**
 * Gives every plan that waits for capacity its day and its place in the queue of its site, as a recalculation would,
 * and dates what follows. A start that was set by hand has the day that its milestone says, and a place there; the
 * others are in no queue (domain rules §3.4).
 */
export function queueDemoPlans(world: readonly DemoPlan[], facts: SchedulingFacts, now: Date): void {
  for (const { row, milestones } of world) {
    const start = milestones.find(({ type }) => type === milestoneType.manufacturingStarted);
    row.manufacturingStartDate = start?.plannedAt
      ? localDay(start.plannedAt, start.timeZone).toString()
      : null;
    row.manufacturingPosition = null;
  }
  const kept = Map.groupBy(keepLockedStarts(world), ({ site }) => site);
  const waiting = world.flatMap((plan) => toWaiting(plan, facts));
  for (const [locationId, members] of Map.groupBy(waiting, ({ plan }) => siteOf(plan))) {
    const site = facts.sites.get(locationId);
    if (!site) continue;
    const byId = new Map(members.map((member) => [member.queued.id, member]));
    const queued = members.map((member) => member.queued);
    const today = localDay(now, site.calendar.zone);
    const fixed = kept.get(locationId) ?? [];
    for (const { id, day, position, overflowDays } of assignStarts(site.capacity, queued, fixed, today)) {
      const member = byId.get(id);
      if (!member) continue;
      Object.assign(member.plan.row, {
        manufacturingStartDate: day.toString(),
        manufacturingPosition: position,
        overflowDays,
      });
      startOn(member, { earliest: member.queued.earliest, assigned: day, position });
    }
  }
}

const siteOf = ({ row }: DemoPlan) => row.manufacturingLocationId ?? 0;

/** The start of a plan that the capacity of its site decides about and that has not begun. */
function openStart({ dated, milestones }: DemoPlan) {
  const isInScope = demoProductTypes[dated.plan.productTypeId - 1]?.isCapacityScheduled === true;
  const start = milestones.find(({ type }) => type === milestoneType.manufacturingStarted);
  const isOpen = dated.plan.status <= planStatus.manufacturingApprovalPending && !start?.actualAt;
  return isInScope && isOpen ? start : undefined;
}

/** Gives the starts that were set by hand their places: one after the other on their days. */
function keepLockedStarts(world: readonly DemoPlan[]): (FixedStart & { readonly site: number })[] {
  const taken = new Map<string, number>();
  return world.flatMap((plan) => {
    const { id, manufacturingStartDate } = plan.row;
    if (!openStart(plan)?.isLocked || !manufacturingStartDate) return [];
    const site = siteOf(plan);
    const key = `${site}/${manufacturingStartDate}`;
    const position = (taken.get(key) ?? 0) + 1;
    taken.set(key, position);
    plan.row.manufacturingPosition = position;
    return [{ id, day: parseDate(manufacturingStartDate), position, site }];
  });
}

function toWaiting(plan: DemoPlan, facts: SchedulingFacts): Waiting[] {
  const { dated, milestones } = plan;
  const start = openStart(plan);
  if (!start || start.isLocked) return [];
  const schedule = scheduleOf(facts, dated.plan, dated.productTypeCode, milestones);
  const earliest = earliestStart(schedule.input, dated.plan.manufacturingAtRisk);
  if (!earliest) return [];
  const readyAt = new Date(Math.max(0, ...milestones.map(({ actualAt }) => actualAt?.getTime() ?? 0)));
  const { id, requestId } = plan.row;
  const queued = { id, requestId, isPriority: plan.row.priority ?? false, readyAt, earliest };
  return [{ plan, schedule, queued }];
}

function startOn({ plan, schedule }: Waiting, capacity: CapacityWait): void {
  for (const [place, { plannedDate }] of scheduleChain({ ...schedule.input, capacity }).entries()) {
    const milestone = plan.milestones[place];
    if (milestone) milestone.plannedAt = plannedDate;
  }
}
