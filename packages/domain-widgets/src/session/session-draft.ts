import type { DesignSession, SessionForm } from '@crt/api-client/types-design-sessions';
import { sessionFaults, type SessionEntered } from '@crt/domain/session-verdicts';
import { formatSessionDuration, formatWorkingDuration } from '@crt/domain/session-duration';
import { defaultDurations } from '@crt/domain/session-settings';
import type { SessionDurations } from '@crt/domain/slot-search';
import { readDurations } from './properties/session-properties-draft.ts';
import { dayTimeOf, instantOf, noDayTime, type DayTime } from './day-time.ts';

/** A session as it is entered; durations in ms (N13, N14). */
export interface SessionDraft extends SessionDurations {
  readonly requestId: string | null;
  readonly start: DayTime;
  readonly designerId: string | null;
}

/** What a new session begins with: what is known of it already, and the durations that nobody configured (N30). */
export const newSession = (known: Partial<SessionDraft> = {}): SessionDraft => ({
  requestId: null,
  start: noDayTime,
  designerId: null,
  ...defaultDurations,
  ...known,
});

/** A session that is there, with its start on the clocks of `zone`. */
export const draftOfSession = (session: DesignSession, zone: string): SessionDraft => ({
  requestId: session.requestId,
  start: dayTimeOf(Date.parse(session.startDate), zone),
  designerId: session.designerId,
  ...readDurations({
    preparationTime: session.preparationTime,
    designSessionTime: session.sessionTime,
    postProcessingTime: session.postProcessingTime,
  }),
});

/** What is wrong with a draft, by field (N13). */
export function draftFaults(
  draft: SessionDraft,
  zone: string,
): Partial<Record<keyof SessionEntered, string>> {
  return sessionFaults({ ...draft, start: instantOf(draft.start, zone) });
}

/** What of a draft decides about who can take it; null as long as something is missing (N35). */
export function wishOfDraft(
  draft: SessionDraft,
  zone: string,
): Omit<SessionForm, 'designerId' | 'timezone'> | null {
  const start = instantOf(draft.start, zone);
  if (draft.requestId === null || start === null || draft.session <= 0) return null;
  return {
    requestId: draft.requestId,
    startDate: new Date(start).toISOString(),
    preparationDuration: formatWorkingDuration(draft.preparation),
    sessionDuration: formatSessionDuration(draft.session),
    postprocessingDuration: formatWorkingDuration(draft.post),
  };
}

/** What is sent, with the zone in which it is entered and a refusal is read (N15). Throws when the draft is not whole. */
export function sessionBody(draft: SessionDraft, zone: string): SessionForm {
  const wish = wishOfDraft(draft, zone);
  if (wish === null || draft.designerId === null) throw new Error('A session was sent that is not whole.');
  return { ...wish, designerId: draft.designerId, timezone: zone };
}
