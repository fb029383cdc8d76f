import { doesBlock } from '@crt/domain/booked-session';
import type { RequestContext } from '../../../context.ts';
import { followSession } from '../../plan/schedule/follow-session.ts';
import { standingSession } from '../../plan/schedule/standing-session.ts';
import { tellPreReservation } from '../../plan/schedule/tell-pre-reservation.ts';
import type { designSessions } from '../session.tables.ts';

type Booked = Pick<typeof designSessions.$inferSelect, 'planId' | 'startAt' | 'designerId' | 'meeting'>;

const reserved = (row: Booked | null) =>
  row?.meeting === null ? { date: row.startAt, designerId: row.designerId } : null;

/**
 * The plan follows what becomes of its booking: null before it was made and after it is gone. Of a pre-reservation only
 * the plan's history tells (F32, N18).
 */
export async function followBooking(
  context: RequestContext,
  before: Booked | null,
  after: Booked | null,
): Promise<void> {
  const planId = (after ?? before)?.planId;
  if (planId === undefined) return;
  const [old, next] = [reserved(before), reserved(after)];
  if (old || next) await tellPreReservation(context, planId, old, next);
  if ((before?.meeting ?? null) === null && (after?.meeting ?? null) === null) return;
  // What is left counts: whoever deletes a session whose meeting failed deletes nothing of the one that was booked since.
  // One that is to be held is the latest: before it is booked, all others were held or failed.
  const isHeld = after !== null && after.meeting !== null && doesBlock(after);
  const left = isHeld ? after : await standingSession(context, planId);
  await followSession(context, planId, { date: left?.startAt ?? null, designerId: left?.designerId ?? null });
}
