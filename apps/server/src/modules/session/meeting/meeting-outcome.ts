import { meetingStatus, type MeetingStatus } from '@crt/domain/booked-session';

/**
 * After how many ms the meeting of a plan is due, for a plan always the same. The queue looks for what is due every two
 * seconds, so that it is made 2 to 6 s after somebody booked (domain rules §3.8).
 */
export const meetingDelay = (planId: number): number => 1000 + (planId % 3) * 500;

/** How making the meeting of a session ends: 1 in 40 fails, 1 in 80 is an error, by its id. */
export function meetingOutcome(sessionId: number): MeetingStatus {
  if (sessionId % 80 === 0) return meetingStatus.error;
  return sessionId % 40 === 20 ? meetingStatus.failed : meetingStatus.created;
}
