import { allow, deny, type Verdict } from '../verdict.ts';
import { sessionType } from './booked-session.ts';
import { sessionTexts } from './session.texts.ts';

/** A pre-reservation is decided so long before it starts, in ms (N18). */
export const decisionLead = 24 * 3_600_000;

/** When a pre-reservation becomes a session or lapses, ms since 1970 (domain rules §3.8). */
export function decisionTime(start: number): number {
  return start - decisionLead;
}

/** What becomes of a pre-reservation: it waits, becomes a session, or its slot is free again. */
export type PreReservationFate = 'waits' | 'converts' | 'lapses';

/** What becomes of a pre-reservation at `now`: a day before its start the scan must be uploaded and accepted (N18). */
export function preReservationFate(start: number, isScanAccepted: boolean, now: number): PreReservationFate {
  if (now < decisionTime(start)) return 'waits';
  return isScanAccepted ? 'converts' : 'lapses';
}

/** What a booking becomes: without an accepted scan a pre-reservation (N18). */
export function bookedAs(isScanAccepted: boolean): 3 | 4 {
  return isScanAccepted ? sessionType.session : sessionType.preReservation;
}

/** Whether a session can be booked at all as things stand: a pre-reservation that would lapse at once cannot. */
export function canBookNow(start: number, isScanAccepted: boolean, now: number): Verdict {
  const lapses = preReservationFate(start, isScanAccepted, now) === 'lapses';
  return lapses ? deny(sessionTexts.tooLateToPreReserve) : allow;
}
