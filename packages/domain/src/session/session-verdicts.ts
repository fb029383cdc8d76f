import { enteredText } from '../record/entered-text.ts';
import { planStatus, type PlanStatus } from '../plan/plan-status.ts';
import { allOf, allow, deny, type Verdict } from '../verdict.ts';
import { meetingStatus, type BookedSession } from './booked-session.ts';
import { sessionTexts } from './session.texts.ts';

/** Whether the meeting of a session lets it be changed: it is Created; a pre-reservation has none and can (N16). */
export function meetingAllowsEdit(meeting: BookedSession['meeting']): Verdict {
  return meeting === null || meeting === meetingStatus.created ? allow : deny(sessionTexts.meetingNotCreated);
}

/**
 * Whether a session can be changed: it lies in the future and its meeting allows it (N16). What was held stays where it was.
 */
export function canEditSession(
  { meeting, session }: Pick<BookedSession, 'meeting' | 'session'>,
  now: number,
): Verdict {
  return allOf(meetingAllowsEdit(meeting), session.start > now ? allow : deny(sessionTexts.hasBegun));
}

/** Whether a session can be deleted: it lies in the future and its meeting is not in progress (N16, N19). */
export function canDeleteSession(
  { meeting, session }: Pick<BookedSession, 'meeting' | 'session'>,
  now: number,
): Verdict {
  return allOf(
    meeting === meetingStatus.inProgress ? deny(sessionTexts.meetingInProgress) : allow,
    session.start > now ? allow : deny(sessionTexts.hasBegun),
  );
}

/** The plans that are over: nobody books a session for them (N28). */
export const statusesWithoutSession: readonly PlanStatus[] = [planStatus.terminated, planStatus.done];

/** What is wrong with a session that is to be booked, by field (N13). */
export interface SessionEntered {
  readonly designerId: string | null;
  /** ms since 1970 */
  readonly start: number | null;
  readonly requestId: string | null;
  /** ms */
  readonly session: number;
}

/** What is wrong with a session as somebody enters it, by the field where it can be mended (N13). */
export function sessionFaults(entered: SessionEntered): Partial<Record<keyof SessionEntered, string>> {
  const { designerId, start, requestId, session } = entered;
  return {
    ...((designerId ?? '') === '' && { designerId: sessionTexts.designerRequired }),
    ...(start === null && { start: sessionTexts.startRequired }),
    ...(enteredText(requestId ?? '') === '' && { requestId: sessionTexts.requestRequired }),
    ...(session <= 0 && { session: sessionTexts.sessionTimeRequired }),
  };
}
