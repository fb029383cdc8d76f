import { localEpochDay } from '../milestone/zone-offset.ts';
import { meets, type Span } from './span.ts';

/** Numbers of the states of an online meeting on the wire (N16). */
export const meetingStatus = { error: 1, inProgress: 2, created: 3, failed: 4 } as const;
/** Number of a state of a meeting. */
export type MeetingStatus = (typeof meetingStatus)[keyof typeof meetingStatus];

/** What people call the states of a meeting (N16). */
export const meetingStatusName: Readonly<Record<MeetingStatus, string>> = {
  [meetingStatus.error]: 'Error',
  [meetingStatus.inProgress]: 'In progress',
  [meetingStatus.created]: 'Created',
  [meetingStatus.failed]: 'Failed',
};

/** The states of a meeting that could not be made: its session counts for nothing (domain rules §3.8.4). */
export const failedMeetingStatuses: readonly MeetingStatus[] = [meetingStatus.failed, meetingStatus.error];

/** Numbers of the kinds of an entry of a schedule on the wire; those of an availability differ. */
export const sessionType = { availability: 1, absence: 2, session: 3, preReservation: 4 } as const;

/** The time that a session takes from its designer: preparation and post may be in pieces (domain rules §3.8.4, §3.8.6). */
export interface Reservation {
  readonly session: Span;
  /** Before the session, in order. */
  readonly preparation: readonly Span[];
  /** After the session, in order. */
  readonly post: readonly Span[];
}

/** A session or pre-reservation that stands in the schedule of a designer. */
export interface BookedSession extends Reservation {
  readonly id: number;
  readonly requestId: string;
  readonly designerId: string;
  readonly productTypeId: number;
  /** Null for a pre-reservation, which has no meeting yet. */
  readonly meeting: MeetingStatus | null;
}

/** All pieces of a reservation, in order. */
export function piecesOf({ preparation, session, post }: Reservation): readonly Span[] {
  return [...preparation, session, ...post];
}

/** Whether a session takes time and counts in limits; one whose meeting is Failed or Error does not (domain rules §3.8.4). */
export function doesBlock({ meeting }: Pick<BookedSession, 'meeting'>): boolean {
  return meeting === null || !failedMeetingStatuses.includes(meeting);
}

/** The sessions that reserve something of `span`. */
export function sessionsIn<Session extends BookedSession>(
  span: Span,
  sessions: readonly Session[],
): Session[] {
  return sessions.filter(
    (session) => doesBlock(session) && piecesOf(session).some((piece) => meets(piece, span)),
  );
}

/** How many sessions begin on each day of `zone`, by days since 1970; for the limits of a day (domain rules §3.8.5). */
export function sessionsByDay(sessions: readonly BookedSession[], zone: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const session of sessions) {
    if (!doesBlock(session)) continue;
    const day = localEpochDay(session.session.start, zone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
