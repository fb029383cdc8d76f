import { doesBlock } from '@crt/domain/booked-session';
import { sessionTexts } from '@crt/domain/session-texts';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound, ProblemError } from '../../../errors.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { plans } from '../../plan/plan.tables.ts';
import { mayRead } from '../schedule/own-schedule.ts';
import { sessionDetails } from './session-answer.ts';
import { planOfRequest } from './session-wish.ts';
import { findSession, findSessions, type SessionRow } from './session.repository.ts';

function readable(context: RequestContext, row: SessionRow | undefined): SessionRow {
  if (!row) throw notFound('Design session');
  mayRead(context, row.session.designerId);
  return row;
}

/** One session for its details (N16, N38). @throws not-found, forbidden */
export async function readSession(context: RequestContext, id: number): Promise<Output<'getDesignSession'>> {
  return sessionDetails(context, readable(context, await findSession(context.tx, id)));
}

/** The session of a request: the latest that is or will be held, else the latest (N5). @throws not-found, forbidden */
export async function readSessionOfRequest(
  context: RequestContext,
  requestId: string,
): Promise<Output<'getDesignSessionOfRequest'>> {
  const rows = await findSessions(context.tx, isSameText(plans.requestId, requestId));
  const row = rows.findLast(({ session }) => doesBlock(session)) ?? rows.at(-1);
  if (row) return sessionDetails(context, readable(context, row));
  const plan = await planOfRequest(context.tx, requestId);
  const reason = plan ? sessionTexts.noSessionOf(plan.requestId) : sessionTexts.unknownRequest(requestId);
  throw new ProblemError('not-found', reason);
}

/** How far the meeting of a session is; a pre-reservation has none (N39). @throws not-found, forbidden */
export async function readMeeting(context: RequestContext, id: number): Promise<Output<'getMeetingStatus'>> {
  const { session } = readable(context, await findSession(context.tx, id));
  if (session.meeting === null) throw notFound('Meeting');
  return { code: session.meeting };
}
