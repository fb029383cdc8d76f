import { doesBlock } from '@crt/domain/booked-session';
import { sessionTexts } from '@crt/domain/session-texts';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound, ProblemError } from '../../../errors.ts';
import { mayRead } from '../schedule/own-schedule.ts';
import { designSessions } from '../session.tables.ts';
import { sessionDetails } from './session-answer.ts';
import { noPlanOf, planOfRequest } from './session-wish.ts';
import { findSession, findSessions, type SessionRow } from './session.repository.ts';

function readable(context: RequestContext, row: SessionRow | undefined): SessionRow {
  if (!row) throw notFound('Design session');
  mayRead(context, row.session.designerId, sessionTexts.othersSession);
  return row;
}

/** One session for its details (N16, N38). @throws not-found, not-yours */
export async function readSession(context: RequestContext, id: number): Promise<Output<'getDesignSession'>> {
  return sessionDetails(context, readable(context, await findSession(context.tx, id)));
}

/** The session of a request: the latest that is or will be held, else the latest (N5). @throws not-found, not-yours */
export async function readSessionOfRequest(
  context: RequestContext,
  requestId: string,
): Promise<Output<'getDesignSessionOfRequest'>> {
  const plan = await planOfRequest(context.tx, requestId);
  if (!plan) throw new ProblemError('not-found', noPlanOf(requestId));
  const rows = await findSessions(context.tx, eq(designSessions.planId, plan.id));
  const row = rows.findLast(({ session }) => doesBlock(session)) ?? rows.at(-1);
  if (!row) throw new ProblemError('not-found', sessionTexts.noSessionOf(plan.requestId));
  return sessionDetails(context, readable(context, row));
}

/** How far the meeting of a session is; a pre-reservation has none (N39). @throws not-found, not-yours */
export async function readMeeting(context: RequestContext, id: number): Promise<Output<'getMeetingStatus'>> {
  const { session } = readable(context, await findSession(context.tx, id));
  if (session.meeting === null) throw notFound('Meeting');
  return { code: session.meeting };
}
