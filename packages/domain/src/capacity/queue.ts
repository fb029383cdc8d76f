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
  /** The place in the queue of its day that it keeps. */
  readonly position: number;
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

/** A day on which something can start, and how many starts are taken. */
interface OpenDay {
  readonly day: CalendarDate;
  readonly capacity: number;
  /** Places that are kept by fixed starts. */
  readonly kept: ReadonlySet<number>;
  taken: number;
  /** The place that was given last; 0 before the first. */
  given: number;
  /** Place of the next day that may have room, once this one is full. */
  next: number;
}

/** The days of a site with their free starts; full days are jumped over, so that a long queue is read once. */
class FreeDays {
  readonly #site: SiteCapacity;
  readonly #kept: ReadonlyMap<string, readonly FixedStart[]>;
  readonly #days: OpenDay[] = [];
  readonly #coming: Iterator<CalendarDate>;

  constructor(site: SiteCapacity, first: CalendarDate, fixed: readonly FixedStart[]) {
    this.#site = site;
    this.#coming = daysWithCapacity(site, first);
    this.#kept = Map.groupBy(fixed, (start) => start.day.toString());
  }

  /** Takes the first free place from `earliest` on. @throws NoWorkingDayError when there is none */
  take(earliest: CalendarDate): OpenDay {
    const passed: OpenDay[] = [];
    let place = this.#firstFrom(earliest);
    let open = this.#at(place);
    while (open.taken >= open.capacity) {
      passed.push(open);
      place = open.next;
      open = this.#at(place);
    }
    for (const full of passed) full.next = place;
    open.taken += 1;
    do open.given += 1;
    while (open.kept.has(open.given));
    return open;
  }

  #firstFrom(earliest: CalendarDate): number {
    while ((this.#days.at(-1)?.day.compare(earliest) ?? -1) < 0) this.#at(this.#days.length);
    let [low, high] = [0, this.#days.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#at(middle).day.compare(earliest) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #at(place: number): OpenDay {
    const known = this.#days[place];
    if (known) return known;
    const day = this.#coming.next().value as CalendarDate;
    const fixed = this.#kept.get(day.toString()) ?? [];
    const kept = new Set(fixed.map(({ position }) => position));
    const capacity = capacityOn(this.#site, day);
    const open = { day, capacity, kept, taken: fixed.length, given: 0, next: place + 1 };
    this.#days.push(open);
    return open;
  }
}

/**
 * Manufacturing starts for all waiting plans of a site: each gets the first day with free capacity from its earliest
 * day on, in queue order, and there the first place that no fixed start keeps (§3.4.3, §3.4.6, §3.4.7).
 * Nothing is put on a day before `today`: a start that was missed is made up for. The time grows with the plans, not
 * with how long they wait. @throws NoWorkingDayError when a site has no capacity left at all
 */
export function assignStarts(
  site: SiteCapacity,
  waiting: readonly QueuedPlan[],
  fixed: readonly FixedStart[],
  today?: CalendarDate,
): AssignedStart[] {
  const from = ({ earliest }: QueuedPlan) => (today && earliest.compare(today) < 0 ? today : earliest);
  const ordered = waiting.toSorted(compareQueued);
  const [first] = ordered.map(from).toSorted((one, other) => one.compare(other));
  if (!first) return [];
  const days = new FreeDays(site, first, fixed);
  return ordered.map((plan) => {
    const { day, capacity, given } = days.take(from(plan));
    return {
      id: plan.id,
      day,
      position: given,
      capacity,
      overflowDays: countWorkingDays(site.calendar, plan.earliest, day),
    };
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
