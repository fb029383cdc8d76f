import { wallInstant } from '../milestone/local-time.ts';
import { localEpochDay } from '../milestone/zone-offset.ts';
import { sessionsByDay, type BookedSession } from './booked-session.ts';
import type { ZonedDesigner } from './designer.ts';
import type { Span } from './span.ts';

/**
 * Tells whether an availability of a designer is at its limit: every day on the designer's calendar that it touches
 * has all the sessions that the designer takes (N6). `sessions` are those of this designer.
 */
export function limitReached(
  { zone, sessionsPerDay }: Pick<ZonedDesigner, 'zone' | 'sessionsPerDay'>,
  sessions: readonly BookedSession[],
): (availability: Span) => boolean {
  const counts = sessionsByDay(sessions, zone);
  return ({ start, end }) => {
    for (let day = localEpochDay(start, zone); wallInstant(day, 0, zone) < end; day += 1) {
      if ((counts.get(day) ?? 0) < sessionsPerDay) return false;
    }
    return true;
  };
}
