import { zoneOffset } from '../milestone/zone-offset.ts';
import { quarterHour } from './availability-form.ts';
import { availabilityType, type Availability } from './availability.ts';
import { doesBlock, piecesOf, type BookedSession } from './booked-session.ts';
import type { Designer } from './designer.ts';
import type { Schedules, SlotSearch } from './slot-search.ts';
import type { Span } from './span.ts';

const minute = 60_000;
const day = 1440 * minute;
const [minutesBefore, minutesAfter] = [20 * 1440, 24 * 1440];

/** What the clocks show in every minute around a day: minutes since 1970, as if the zone were UTC. */
const shownMinutes = new Map<string, Int32Array>();
function shownAround(base: number, zone: string): Int32Array {
  const key = `${base} ${zone}`;
  const known = shownMinutes.get(key);
  if (known) return known;
  const shown = Int32Array.from({ length: minutesBefore + minutesAfter }, (_, place) => {
    const instant = base + (place - minutesBefore) * minute;
    return (instant + zoneOffset(instant, zone)) / minute;
  });
  shownMinutes.set(key, shown);
  return shown;
}

/** For tests: every minute of a designer, told one by one. Slow, and nothing in it could be wrong in the same way. */
export class MinuteOracle {
  readonly designer: Designer;
  private readonly base: number;
  private readonly schedules: Schedules;
  private readonly shown: Int32Array;
  private readonly free: Uint8Array;
  private readonly available: Uint8Array;

  /** `base` is the instant around which minutes are told. */
  constructor(base: number, designer: Designer, schedules: Schedules) {
    [this.base, this.designer, this.schedules] = [base, designer, schedules];
    this.shown = shownAround(base, designer.zone ?? 'UTC');
    this.available = new Uint8Array(this.shown.length);
    const own = schedules.availabilities.filter(({ designerId }) => designerId === designer.id);
    for (const entry of own) if (entry.type !== availabilityType.absence) this.markEntry(entry);
    this.free = this.available.slice();
    for (const entry of own) {
      if (entry.type === availabilityType.absence) this.mark(this.free, entry.start, entry.end, 0);
    }
    for (const session of schedules.sessions) {
      if (session.designerId !== designer.id || !doesBlock(session)) continue;
      for (const piece of piecesOf(session)) this.mark(this.free, piece.start, piece.end, 0);
    }
  }

  private placeOf(instant: number): number {
    return (instant - this.base) / minute + minutesBefore;
  }

  /** Whether the designer is available at an instant, booked or not. */
  isAvailable(instant: number): boolean {
    return this.available[this.placeOf(instant)] === 1;
  }

  /** Whether every minute of a span is free. */
  isFree({ start, end }: Span): boolean {
    return !this.free.subarray(this.placeOf(start), this.placeOf(end)).includes(0);
  }

  private mark(minutes: Uint8Array, start: number, end: number, value: 0 | 1): void {
    minutes.fill(value, Math.max(0, this.placeOf(start)), Math.max(0, this.placeOf(end)));
  }

  /** The first minute at which the clocks show this time or a later one. */
  private firstShowing(shown: number): number {
    let place = Math.max(0, shown - (this.shown[0] ?? 0) - 1600);
    while (place < this.shown.length && (this.shown[place] ?? 0) < shown) place += 1;
    return place;
  }

  private markEntry(entry: Availability): void {
    if (entry.type !== availabilityType.recurring)
      return this.mark(this.available, entry.start, entry.end, 1);
    const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
    for (let date = Date.parse(entry.startDate); date <= Date.parse(entry.endDate); date += day) {
      const weekDay = new Date(date).getUTCDay() || 7;
      for (const time of entry.days.filter((row) => row.weekDay === weekDay)) {
        const [from, to] = [time.startTime, time.endTime].map((text) =>
          this.firstShowing(date / minute + minuteOf(text)),
        );
        this.available.fill(1, from, to);
      }
    }
  }

  private dayAt(place: number): number {
    return Math.floor((this.shown[place] ?? 0) / 1440);
  }

  private isWorkingDay(epochDay: number): boolean {
    const date = new Date(epochDay * day);
    return ![0, 6].includes(date.getUTCDay()) && !this.designer.holidays.has(date.toISOString().slice(0, 10));
  }

  private dayAway(from: number, step: 1 | -1): number {
    let epochDay = from;
    for (let left = 10; left > 0;) {
      epochDay += step;
      if (this.isWorkingDay(epochDay)) left -= 1;
    }
    return epochDay;
  }

  /** The minutes that a part takes, one after the other from `place` on, or null when they are not there. */
  private take(
    place: number,
    step: 1 | -1,
    duration: number,
    isOpen: (place: number) => boolean,
  ): number[] | null {
    const taken: number[] = [];
    for (let at = place; taken.length < duration / minute; at += step) {
      if (!isOpen(at)) return null;
      if (this.free[at] === 1 && this.isWorkingDay(this.dayAt(at))) taken.push(at);
    }
    return taken;
  }

  private sessionsOn(epochDay: number, isCounted: (session: BookedSession) => boolean): number {
    return this.schedules.sessions.filter((session) => {
      const zone = this.schedules.designers.find(({ id }) => id === session.designerId)?.zone ?? 'UTC';
      const { start } = session.session;
      const isThatDay = Math.floor((start + zoneOffset(start, zone)) / day) === epochDay;
      return isThatDay && doesBlock(session) && isCounted(session);
    }).length;
  }

  /** Whether the designer can take the session of a search at a start (domain rules §3.8). */
  canTake(start: number, search: SlotSearch): boolean {
    const { preparation, session, post } = search.durations;
    const [first, end] = [this.placeOf(start), this.placeOf(start + session)];
    if (start < search.now || (search.earliest !== null && start < search.earliest)) return false;
    if (!this.isFree({ start, end: start + session })) return false;
    const today = this.dayAt(first);
    const isOwn = ({ designerId }: BookedSession) => designerId === this.designer.id;
    const isOfType = ({ productTypeId }: BookedSession) => productTypeId === search.productTypeId;
    if (this.sessionsOn(today, isOwn) >= this.designer.sessionsPerDay) return false;
    if (search.dayLimit !== null && this.sessionsOn(today, isOfType) >= search.dayLimit) return false;
    const [from, to] = [this.dayAway(today, -1), this.dayAway(today, 1)];
    const now = this.placeOf(Math.ceil(search.now / quarterHour) * quarterHour);
    const before = this.take(first - 1, -1, preparation, (at) => at >= now && this.dayAt(at) >= from);
    const after = this.take(end, 1, post, (at) => this.dayAt(at) <= to);
    return before !== null && after !== null;
  }
}
