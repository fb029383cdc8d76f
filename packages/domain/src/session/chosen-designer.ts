import { weekdayOf } from '../milestone/working-time.ts';
import { localEpochDay } from '../milestone/zone-offset.ts';
import { doesBlock, type BookedSession } from './booked-session.ts';

/** A designer who can take a session, and what speaks for choosing them (N35). */
export interface DesignerCandidate {
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  /** When their last earlier case of the surgeon was, ms since 1970; null when there was none. */
  readonly lastCaseOfSurgeon: number | null;
  /** Their sessions in the week of the wished one. */
  readonly sessionsInWeek: number;
}

/** How many sessions a designer has from Monday to Sunday, on the calendar of `zone`, around an instant. */
export function sessionsInWeek(sessions: readonly BookedSession[], zone: string, instant: number): number {
  const mondayOf = (day: number) => day - weekdayOf(day);
  const monday = mondayOf(localEpochDay(instant, zone));
  return sessions.filter(
    (session) => doesBlock(session) && mondayOf(localEpochDay(session.session.start, zone)) === monday,
  ).length;
}

/** Who comes first: an earlier case of the surgeon, the newest first; then who is least booked; then the name. */
function compareCandidates(one: DesignerCandidate, other: DesignerCandidate): number {
  const [ofOne, ofOther] = [one.lastCaseOfSurgeon ?? -Infinity, other.lastCaseOfSurgeon ?? -Infinity];
  if (ofOne !== ofOther) return ofOther > ofOne ? 1 : -1;
  return (
    one.sessionsInWeek - other.sessionsInWeek ||
    one.name.localeCompare(other.name, 'en') ||
    one.id.localeCompare(other.id, 'en')
  );
}

/** The designer to be proposed; null when nobody can take the session (domain rules §3.8.8, N35). */
export function chosenDesigner(candidates: readonly DesignerCandidate[]): DesignerCandidate | null {
  return candidates.toSorted(compareCandidates)[0] ?? null;
}
