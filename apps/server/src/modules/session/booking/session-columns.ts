import { meetingStatus, piecesOf, sessionType } from '@crt/domain/booked-session';
import type { designSessions } from '../session.tables.ts';
import { meetingDelay } from '../meeting/meeting-outcome.ts';
import type { BookingDecision } from './decide-booking.ts';

type Booked = Extract<BookingDecision, { readonly reservation: unknown }>;
type Columns = Omit<typeof designSessions.$inferInsert, 'id' | 'stamp' | 'organizerId'>;

/** What the row of a session keeps of a booking; the meeting of a session is made a few seconds later (N16). */
export function sessionColumns(
  { reservation, durations, bookedAs }: Booked,
  { planId, designerId, now }: { readonly planId: number; readonly designerId: string; readonly now: Date },
): Columns {
  const { preparation, session, post } = reservation;
  const pieces = piecesOf(reservation);
  const isSession = bookedAs === sessionType.session;
  return {
    planId,
    designerId,
    startAt: new Date(session.start),
    endAt: new Date(session.end),
    preparationTime: durations.preparation,
    postProcessingTime: durations.post,
    reservation: { preparation, post },
    reservedFrom: new Date(Math.min(...pieces.map(({ start }) => start))),
    reservedTo: new Date(Math.max(...pieces.map(({ end }) => end))),
    meeting: isSession ? meetingStatus.inProgress : null,
    meetingDueAt: isSession ? new Date(now.getTime() + meetingDelay(planId)) : null,
  };
}
