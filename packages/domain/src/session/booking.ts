import { deny } from '../verdict.ts';
import { quarterHour } from './availability-form.ts';
import { sessionsIn, type BookedSession, type Reservation } from './booked-session.ts';
import { bookingTexts } from './booking.texts.ts';
import { canServe } from './designer.ts';
import { designersFor, judgesOf } from './judges.ts';
import type { Schedules, SessionWish, SlotLossReason } from './slot-search.ts';
import { meets, type Span } from './span.ts';
import type { StartJudge } from './start-judge.ts';
import { piecesAfter, piecesBefore } from './work-amount.ts';

/** Why a booking is refused: the reasons of slots, and two that a search never meets. */
export type BookingObstacle = SlotLossReason | 'NotBookable' | 'OffRaster';

/** What a test of a booking says: all that is to be reserved, or what is in the way. */
export type BookingTest =
  | { readonly isFree: true; readonly reservation: Reservation }
  | {
      readonly isFree: false;
      readonly reason: BookingObstacle;
      /** One sentence that names what is in the way. */
      readonly message: string;
      /** The sessions of the designer that reserve time of the wished session. */
      readonly sessions: readonly BookedSession[];
      /** The absences of the designer in that time. */
      readonly absences: readonly Span[];
    };

function reservationAt({ time }: StartJudge, start: number, { durations }: SessionWish): Reservation {
  const end = start + durations.session;
  return {
    session: { start, end },
    preparation: piecesBefore(time.working, start, durations.preparation),
    post: piecesAfter(time.working, end, durations.post),
  };
}

const refuse = (reason: BookingObstacle, message: string): BookingTest => ({
  isFree: false,
  reason,
  message,
  sessions: [],
  absences: [],
});

function refusal(judge: StartJudge, reason: SlotLossReason, wished: Span, schedules: Schedules): BookingTest {
  const own = schedules.sessions.filter(({ designerId }) => designerId === judge.designer.id);
  const sessions = sessionsIn(wished, own);
  const absences = judge.time.absent.filter((absence) => meets(absence, wished));
  const message = bookingTexts[reason]({
    requestIds: sessions.map(({ requestId }) => requestId),
    short: judge.shortPart(wished.start),
    early: judge.earlyPart(wished.start),
  });
  return { isFree: false, reason, message, sessions, absences };
}

/**
 * Tests one booking by the same rules that offer slots, to be asked again under the lock of a transaction: free, with
 * every piece that is to be reserved, or refused with what is in the way (domain rules §3.8.10, N20).
 */
export function testBooking(
  wish: SessionWish,
  schedules: Schedules,
  designerId: string,
  start: number,
): BookingTest {
  const designer = schedules.designers.find(({ id }) => id === designerId);
  const verdict = designer ? canServe(designer, wish) : deny(bookingTexts.unknownDesigner);
  if (!verdict.isAllowed) return refuse('NotBookable', verdict.reason);
  if (start % quarterHour !== 0) return refuse('OffRaster', bookingTexts.offRaster);
  const wished = { start, end: start + wish.durations.session };
  const [judge] = judgesOf(wish, wished, schedules, designersFor(wish, designer ? [designer] : []));
  if (!judge) return refuse('NotBookable', bookingTexts.unknownDesigner);
  const reason = judge.reasonAgainst(start);
  if (reason !== null) return refusal(judge, reason, wished, schedules);
  return { isFree: true, reservation: reservationAt(judge, start, wish) };
}
