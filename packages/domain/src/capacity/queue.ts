import type { CalendarDate } from '@internationalized/date';
import { countWorkingDays } from '../milestone/working-time.ts';
import { capacityOn, daysWithCapacity, type SiteCapacity } from './capacity.ts';

/** A plan that waits for its manufacturing start. */
export interface QueuedPlan {
  readonly id: number;
  readonly requestId: string;
  readonly isPriority: boolean;
  /** When everything needed to start was there; orders plans of equal priority. */
  readonly readyAt: Date;
  /** The first day on which the plan may start. */
  readonly earliest: CalendarDate;
}

/** A plan whose start may not move: started, or locked by hand. It uses capacity, even beyond it. */
export interface FixedStart {
  readonly id: number;
  readonly day: CalendarDate;
}

/** The manufacturing start of one plan. */
export interface AssignedStart {
  readonly id: number;
  readonly day: CalendarDate;
  /** 1-based place in the queue of the day; no two plans share one. */
  readonly position: number;
  /** Starts possible on that day (manufacturingCapacity). */
  readonly capacity: number;
  /** Working days that the plan waits for capacity (§3.4.5). */
  readonly overflowDays: number;
}

/** Priority first, then readiness, then request id, so that the order never depends on the database (§3.4.4). */
export function compareQueued(a: QueuedPlan, b: QueuedPlan): number {
  return (
    Number(b.isPriority) - Number(a.isPriority) ||
    a.readyAt.getTime() - b.readyAt.getTime() ||
    (a.requestId < b.requestId ? -1 : a.requestId > b.requestId ? 1 : a.id - b.id)
  );
}

/**
 * Manufacturing starts for all waiting plans of a site: each gets the first day with free capacity from its earliest
 * day on, in queue order; fixed starts keep their day and take the first positions of it (§3.4.3, §3.4.7).
 * Nothing is put on a day before `today`: a start that was missed is made up for.
 * Linear in plans times the days they wait. @throws NoWorkingDayError when a site has no capacity left at all
 */
export function assignStarts(
  site: SiteCapacity,
  waiting: readonly QueuedPlan[],
  fixed: readonly FixedStart[],
  today?: CalendarDate,
): AssignedStart[] {
  const used = new Map<string, number>();
  for (const { day } of fixed) used.set(day.toString(), (used.get(day.toString()) ?? 0) + 1);
  return waiting.toSorted(compareQueued).map((plan) => {
    const isMissed = today !== undefined && plan.earliest.compare(today) < 0;
    for (const day of daysWithCapacity(site, isMissed ? today : plan.earliest)) {
      const key = day.toString();
      const taken = used.get(key) ?? 0;
      const capacity = capacityOn(site, day);
      if (taken >= capacity) continue;
      used.set(key, taken + 1);
      const overflowDays = countWorkingDays(site.calendar, plan.earliest, day);
      return { id: plan.id, day, position: taken + 1, capacity, overflowDays };
    }
    throw new Error('daysWithCapacity ends only by throwing');
  });
}

/**
 * The queue of one day after the plan `id` was moved to the 1-based `position`; the others keep their order and close
 * up (§3.4.6). @throws RangeError when the position is outside 1..capacity or the plan is not in the queue
 */
export function moveInQueue(
  queue: readonly number[],
  id: number,
  position: number,
  capacity: number,
): number[] {
  if (!Number.isInteger(position) || position < 1 || position > capacity) {
    throw new RangeError(`The position must lie between 1 and ${capacity}`);
  }
  if (!queue.includes(id)) throw new RangeError(`Plan ${id} is not in the queue of this day`);
  const others = queue.filter((other) => other !== id);
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)];
}
