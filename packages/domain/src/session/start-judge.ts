import { localEpochDay } from '../milestone/zone-offset.ts';
import { quarterHour } from './availability-form.ts';
import type { ZonedDesigner } from './designer.ts';
import type { DesignerTime } from './designer-time.ts';
import type { SessionWish, SlotLossReason } from './slot-search.ts';
import { placeFinder, type Spans } from './span.ts';
import { amountBefore } from './work-amount.ts';
import type { WorkingDays } from './working-days.ts';

/** What of a session finds no room. */
export type ShortPart = 'session' | 'preparation' | 'post';
/** What of a session would lie too early: itself in the past, before its plan is ready, its preparation in the past. */
export type EarlyPart = 'session' | 'plan' | 'preparation';

/** Judges whether a designer can take the session at an instant; quick when it is asked in rising order. */
export interface StartJudge {
  readonly designer: ZonedDesigner;
  readonly time: DesignerTime;
  /** Null when the designer can take it, else the first rule that stands against it (domain rules §3.8.3 to §3.8.7). */
  readonly reasonAgainst: (start: number) => SlotLossReason | null;
  readonly shortPart: (start: number) => ShortPart | null;
  readonly earlyPart: (start: number) => EarlyPart | null;
}

/** How many sessions there are on a day, by days since 1970. */
export interface BookedCounts {
  readonly ofDesigner: ReadonlyMap<number, number>;
  /** Of the product type over all designers, each counted on the calendar of its own designer. */
  readonly ofType: ReadonlyMap<number, number>;
}

const roundUp = (instant: number) => Math.ceil(instant / quarterHour) * quarterHour;

function meetsAny(spans: Spans): (start: number, end: number) => boolean {
  const find = placeFinder(spans);
  return (start, end) => (spans[find(start)]?.start ?? Infinity) < Math.max(end, start + 1);
}

function roomOf(time: DesignerTime, wish: SessionWish, days: WorkingDays) {
  const { preparation, session, post } = wish.durations;
  const findAvailable = placeFinder(time.available);
  // Each is asked in rising order, so that none searches.
  const beforeStart = amountBefore(time.working);
  const beforeEnd = amountBefore(time.working);
  const atDay = amountBefore(time.working);
  const now = roundUp(wish.now);
  const beforeNow = amountBefore(time.working)(now);
  let reach = { day: NaN, from: 0, to: 0 };
  const reachOf = (day: number) => {
    if (reach.day !== day) {
      const around = days.around(day);
      reach = { day, from: atDay(around.start), to: atDay(around.end) };
    }
    return reach;
  };
  const shortPart = (start: number, day: number): ShortPart | null => {
    const end = start + session;
    if ((time.available[findAvailable(start)]?.end ?? 0) < end) return 'session';
    const { from, to } = reachOf(day);
    if (beforeStart(start) - from < preparation) return 'preparation';
    return to - beforeEnd(end) < post ? 'post' : null;
  };
  const earlyPart = (start: number): EarlyPart | null => {
    if (start < now) return 'session';
    if (wish.earliest !== null && start < wish.earliest) return 'plan';
    return beforeStart(start) - beforeNow < preparation ? 'preparation' : null;
  };
  return { shortPart, earlyPart };
}

/** Makes the judge of one designer for one wish: the same for a sweep over weeks and for the test of one booking. */
export function startJudge(
  designer: ZonedDesigner,
  time: DesignerTime,
  days: WorkingDays,
  counts: BookedCounts,
  wish: SessionWish,
): StartJudge {
  // Limits count by the designer's calendar.
  const dayOf = (start: number) => localEpochDay(start, designer.zone);
  const { shortPart, earlyPart } = roomOf(time, wish, days);
  const findAvailable = placeFinder(time.available);
  const [isAbsent, isBusy] = [meetsAny(time.absent), meetsAny(time.busy)];
  const reasonAgainst = (start: number): SlotLossReason | null => {
    const end = start + wish.durations.session;
    if ((time.available[findAvailable(start)]?.start ?? Infinity) > start) return 'NoAvailability';
    if (isAbsent(start, end)) return 'Absent';
    if (isBusy(start, end)) return 'Booked';
    const day = dayOf(start);
    if ((counts.ofDesigner.get(day) ?? 0) >= designer.sessionsPerDay) return 'DesignerLimit';
    if (wish.dayLimit !== null && (counts.ofType.get(day) ?? 0) >= wish.dayLimit) return 'DayLimit';
    if (shortPart(start, day) !== null) return 'TooShort';
    return earlyPart(start) === null ? null : 'TooEarly';
  };
  return {
    designer,
    time,
    reasonAgainst,
    earlyPart,
    shortPart: (start) => shortPart(start, dayOf(start)),
  };
}
