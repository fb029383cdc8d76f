import { meetingStatus, type MeetingStatus } from '@crt/domain/booked-session';

/** How long the service for meetings takes, in ms: 2 to 6 s, for a plan always the same (domain rules §3.8). */
export const meetingDelay = (planId: number): number => 2000 + (planId % 5) * 1000;

/** How making the meeting of a session ends: 1 in 40 fails, 1 in 80 is an error, by its id. */
export function meetingOutcome(sessionId: number): MeetingStatus {
  if (sessionId % 80 === 0) return meetingStatus.error;
  return sessionId % 40 === 20 ? meetingStatus.failed : meetingStatus.created;
}
