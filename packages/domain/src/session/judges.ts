import { localEpochDay } from '../milestone/zone-offset.ts';
import type { Availability } from './availability.ts';
import { doesBlock, sessionsByDay, type BookedSession } from './booked-session.ts';
import { canServe, type Designer, type ZonedDesigner } from './designer.ts';
import { designerTime } from './designer-time.ts';
import type { Schedules, SessionWish } from './slot-search.ts';
import type { Span } from './span.ts';
import { startJudge, type StartJudge } from './start-judge.ts';
import { workingDaysByPlace, type WorkingDays } from './working-days.ts';

/** The designers who take the session at all (domain rules §3.8.2). */
export function designersFor(wish: SessionWish, designers: readonly Designer[]): readonly ZonedDesigner[] {
  return designers.filter(
    (designer): designer is ZonedDesigner => designer.zone !== null && canServe(designer, wish).isAllowed,
  );
}

/** How many sessions of a product type begin on each day, each on the calendar of its own designer (domain rules §3.8.5). */
function typeByDay({ designers, sessions }: Schedules, productTypeId: number): ReadonlyMap<number, number> {
  const zones = new Map(designers.map(({ id, zone }) => [id, zone ?? 'UTC']));
  const counts = new Map<number, number>();
  for (const session of sessions) {
    if (session.productTypeId !== productTypeId || !doesBlock(session)) continue;
    const day = localEpochDay(session.session.start, zones.get(session.designerId) ?? 'UTC');
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

interface Entries {
  readonly availabilities: Availability[];
  readonly sessions: BookedSession[];
}

function byDesigner(designers: readonly ZonedDesigner[], all: Schedules): ReadonlyMap<string, Entries> {
  const entries = new Map<string, Entries>(
    designers.map(({ id }) => [id, { availabilities: [], sessions: [] }]),
  );
  for (const entry of all.availabilities) entries.get(entry.designerId)?.availabilities.push(entry);
  for (const session of all.sessions) entries.get(session.designerId)?.sessions.push(session);
  return entries;
}

/** The window and the working days before and after from which preparation and post are taken. */
function rangeOf(zone: string, days: WorkingDays, window: Span): Span {
  return {
    start: days.around(localEpochDay(window.start, zone)).start,
    end: days.around(localEpochDay(window.end, zone)).end,
  };
}

/** Everything that can decide about starts within a window: as far as any designer's preparation and post may reach. */
export function reachOf(designers: readonly Designer[], window: Span): Span {
  const daysOf = workingDaysByPlace();
  const zoned = designers.filter((one): one is ZonedDesigner => one.zone !== null);
  const ranges = zoned.map((one) => rangeOf(one.zone, daysOf(one), window));
  return {
    start: Math.min(window.start, ...ranges.map(({ start }) => start)),
    end: Math.max(window.end, ...ranges.map(({ end }) => end)),
  };
}

/** The judges of all `designers` for starts within `window`. */
export function judgesOf(
  wish: SessionWish,
  window: Span,
  schedules: Schedules,
  designers: readonly ZonedDesigner[],
): readonly StartJudge[] {
  const entriesOf = byDesigner(designers, schedules);
  const daysOf = workingDaysByPlace();
  const ofType =
    wish.dayLimit === null ? new Map<number, number>() : typeByDay(schedules, wish.productTypeId);
  return designers.map((designer) => {
    const entries = entriesOf.get(designer.id) ?? { availabilities: [], sessions: [] };
    const days = daysOf(designer);
    const time = designerTime(designer, entries, days, rangeOf(designer.zone, days, window));
    const ofDesigner = sessionsByDay(entries.sessions, designer.zone);
    return startJudge(designer, time, days, { ofDesigner, ofType }, wish);
  });
}
