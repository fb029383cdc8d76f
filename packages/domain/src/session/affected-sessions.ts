import { resultCode, type ResultCode } from '../result/result-code.ts';
import { doesBlock, sessionsIn, type BookedSession } from './booked-session.ts';
import { sessionTexts } from './session.texts.ts';
import type { Span, Spans } from './span.ts';

/** How a change of a schedule ends that has sessions in its way: a Warning names them, and they keep their booking. */
export interface ScheduleOutcome<Session extends BookedSession> {
  readonly result: ResultCode;
  /** One sentence per session; the caller joins them with spaces (N20). */
  readonly messages: readonly string[];
  readonly sessions: readonly Session[];
}

function outcome<Session extends BookedSession>(
  sessions: readonly Session[],
  text: (requestId: string) => string,
): ScheduleOutcome<Session> {
  const inOrder = sessions.toSorted((one, other) => one.session.start - other.session.start);
  return {
    result: sessions.length > 0 ? resultCode.warning : resultCode.success,
    messages: inOrder.map(({ requestId }) => text(requestId)),
    sessions: inOrder,
  };
}

/** An absence over what is booked: the sessions of the designer whose time, preparation or post it takes (N11). */
export function absenceOutcome<Session extends BookedSession>(
  absence: Span,
  sessions: readonly Session[],
): ScheduleOutcome<Session> {
  return outcome(sessionsIn(absence, sessions), sessionTexts.inAbsence);
}

const lies = ({ start, end }: Span, spans: Spans) =>
  spans.some((span) => span.start <= start && end <= span.end);

/**
 * An availability that is changed or deleted: the sessions that lay in what the designer offered before and no longer
 * do. They keep their booking (N43, domain rules §3.8). Both spans are all availability of the designer together.
 */
export function availabilityOutcome<Session extends BookedSession>(
  before: Spans,
  after: Spans,
  sessions: readonly Session[],
): ScheduleOutcome<Session> {
  const left = sessions.filter(
    (session) => doesBlock(session) && lies(session.session, before) && !lies(session.session, after),
  );
  return outcome(left, sessionTexts.leftOutside);
}
