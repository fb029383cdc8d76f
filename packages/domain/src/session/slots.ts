import { quarterHour } from './availability-form.ts';
import { designersFor, judgesOf } from './judges.ts';
import { lossesByDay, type AskedStart, type SlotLoss } from './slot-loss.ts';
import { slotLossReasons, type Schedules, type SlotLossReason, type SlotSearch } from './slot-search.ts';
import type { Span } from './span.ts';
import type { StartJudge } from './start-judge.ts';

/** A time at which a session can be held, and who can hold it (N31). */
export interface Slot extends Span {
  /** At least one, in the order of the designers that were asked. */
  readonly designerIds: readonly string[];
}

/** The slots of a search in their order, one per start, and why there are not more (domain rules §3.8.8, §3.8.9). */
export interface SlotsFound {
  readonly slots: readonly Slot[];
  readonly losses: readonly SlotLoss[];
}

const rank = Object.fromEntries(slotLossReasons.map((reason, place) => [reason, place])) as Record<
  SlotLossReason,
  number
>;

/** What is known of every quarter of an hour of a window: a sweep over many designers writes here, so plain rows. */
interface Starts {
  readonly first: number;
  /** Who can serve each; empty where nobody can or nobody is there. */
  readonly designerIds: string[][];
  /** Of each that is lost so far, the reason of the designer who came nearest, by its rank; 0 where nobody is there. */
  readonly nearest: Int8Array;
}

function startsOf({ start, end }: Span): Starts {
  const first = Math.ceil(start / quarterHour) * quarterHour;
  const length = Math.max(0, Math.ceil((end - first) / quarterHour));
  return {
    first,
    designerIds: Array.from({ length }, () => []),
    nearest: new Int8Array(length),
  };
}

/** Asks one designer about every quarter of an hour at which that designer is available. */
function ask(judge: StartJudge, starts: Starts): void {
  const { first, designerIds, nearest } = starts;
  for (const span of judge.time.available) {
    const last = Math.min(designerIds.length, Math.ceil((span.end - first) / quarterHour));
    for (let place = Math.max(0, Math.ceil((span.start - first) / quarterHour)); place < last; place += 1) {
      const start = first + place * quarterHour;
      const reason = judge.reasonAgainst(start);
      if (reason === null) designerIds[place]?.push(judge.designer.id);
      else nearest[place] = Math.max(nearest[place] ?? 0, rank[reason]);
    }
  }
}

function slotsOf({ first, designerIds }: Starts, duration: number): readonly Slot[] {
  return designerIds.flatMap((ids, place) => {
    const start = first + place * quarterHour;
    return ids.length > 0 ? [{ start, end: start + duration, designerIds: ids }] : [];
  });
}

function outcomesOf({ first, designerIds, nearest }: Starts): readonly AskedStart[] {
  return designerIds.map((ids, place) => ({
    start: first + place * quarterHour,
    outcome: ids.length > 0 ? 'slot' : (slotLossReasons[nearest[place] ?? 0] ?? 'NoAvailability'),
  }));
}

/**
 * Finds the slots that start within the window of a search: at a quarter of an hour, the session inside one
 * availability, its preparation before and its post after it in free working time, within the limits of the day
 * (domain rules §3.8). Who can serve a start is asked designer by designer, and each start is told once.
 */
export function findSlots(search: SlotSearch, schedules: Schedules): SlotsFound {
  const { window, durations, viewZone } = search;
  const judges = judgesOf(search, window, schedules, designersFor(search, schedules.designers));
  const starts = startsOf(window);
  for (const judge of judges) ask(judge, starts);
  return {
    slots: slotsOf(starts, durations.session),
    losses: lossesByDay(outcomesOf(starts), viewZone),
  };
}
