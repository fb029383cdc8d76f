import { availabilityType, occurrences, type Availability } from './availability.ts';
import { doesBlock, type BookedSession } from './booked-session.ts';
import type { ZonedDesigner } from './designer.ts';
import { common, meets, unionOf, without, type Span, type Spans } from './span.ts';
import type { WorkingDays } from './working-days.ts';

/** How the time of a designer is used (domain rules §3.8.3, §3.8.4). */
export interface DesignerTime {
  /** Single and recurring availability together: where two overlap or touch, they are one. */
  readonly available: Spans;
  readonly absent: Spans;
  /** Preparation, session and post of everything that is booked. */
  readonly busy: Spans;
  /** Availability without absences and without what is booked. */
  readonly free: Spans;
  /** Free time on working days: where preparation and post are taken from. */
  readonly working: Spans;
}

/** What stands in the schedule of one designer. */
export interface DesignerEntries {
  readonly availabilities: readonly Availability[];
  readonly sessions: readonly BookedSession[];
}

function busySpans(sessions: readonly BookedSession[], range: Span): Spans {
  const spans: Span[] = [];
  for (const session of sessions) {
    if (!doesBlock(session)) continue;
    for (const piece of session.preparation) if (meets(piece, range)) spans.push(piece);
    if (meets(session.session, range)) spans.push(session.session);
    for (const piece of session.post) if (meets(piece, range)) spans.push(piece);
  }
  return unionOf(spans);
}

/** The time of a designer that meets `range`. */
export function designerTime(
  { zone }: ZonedDesigner,
  { availabilities, sessions }: DesignerEntries,
  days: WorkingDays,
  range: Span,
): DesignerTime {
  const spansOf = (isAbsence: boolean) =>
    unionOf(
      availabilities
        .filter(({ type }) => (type === availabilityType.absence) === isAbsence)
        .flatMap((entry) => occurrences(entry, zone, range)),
    );
  const [available, absent, busy] = [spansOf(false), spansOf(true), busySpans(sessions, range)];
  const free = without(without(available, absent), busy);
  return { available, absent, busy, free, working: common(free, days.within(range)) };
}
