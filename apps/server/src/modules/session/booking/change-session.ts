import { meetingStatus } from '@crt/domain/booked-session';
import { canDeleteSession, canEditSession } from '@crt/domain/session-verdicts';
import { sessionTexts } from '@crt/domain/session-texts';
import { allow } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { remove } from '../../write-road/verbs.ts';
import { refusal, takeWriteRoad } from '../../write-road/write-road.ts';
import { announceSchedule } from '../announce.ts';
import { designAnswer, designDone, designRefused, type DesignResult } from '../design-result.ts';
import { awaitMeeting } from '../meeting/await-meeting.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { mayChange } from '../schedule/own-schedule.ts';
import { lockSchedules } from '../schedule-lock.ts';
import { designSessions } from '../session.tables.ts';
import { decideBooking, type SessionSent } from './decide-booking.ts';
import { designSessionAggregate } from './design-session.aggregate.ts';
import { followBooking } from './follow-booking.ts';
import { sessionColumns } from './session-columns.ts';
import { changedFields, sessionStands } from './session-stands.ts';
import { durationsOf, planOfRequest } from './session-wish.ts';
import { findSession, type SessionRow } from './session.repository.ts';

async function ownSession(context: RequestContext, id: number): Promise<SessionRow> {
  const found = await findSession(context.tx, id);
  if (!found) throw notFound('Design session');
  mayChange(context, found.session.designerId, sessionTexts.othersSession);
  return found;
}

const spanOf = ({ startAt, endAt }: Pick<typeof designSessions.$inferSelect, 'startAt' | 'endAt'>) => ({
  start: startAt.getTime(),
  end: endAt.getTime(),
});

/** A session as it is to be; with the stamp of what its reader saw, what others changed since is not overwritten untold. */
type Change = SessionSent & { readonly id: number; readonly timestampBase64?: string | undefined };

/** Whether a session stands already as it is to be. */
function isAsSent(row: SessionRow['session'], sent: SessionSent): boolean {
  const { preparation, session, post } = durationsOf(sent);
  const { start, end } = spanOf(row);
  return (
    row.designerId === sent.designerId &&
    start === Date.parse(sent.startDate) &&
    end === start + session &&
    row.preparationTime === preparation &&
    row.postProcessingTime === post
  );
}

/** What a change comes to without a test of its time: nothing is left to do, or it cannot be done; else undefined. */
function decidedUntested(row: SessionRow['session'], sent: SessionSent, now: number) {
  // Of two equal changes at once the second is made already, and its meeting is on its way.
  if (row.meeting === meetingStatus.inProgress && isAsSent(row, sent)) return { patch: {}, changes: [] };
  const open = canEditSession({ meeting: row.meeting, session: spanOf(row) }, now);
  return open.isAllowed ? undefined : refusal(open.reason);
}

/** What booked columns change in a session: nothing where it stands so already, for its meeting is not made again then. */
async function changeTo(
  { tx }: RequestContext,
  row: SessionRow['session'],
  columns: ReturnType<typeof sessionColumns>,
) {
  const { meeting: _meeting, meetingDueAt: _due, ...moved } = columns;
  const isSame = (await designSessionAggregate.changesOf(tx, row, { ...row, ...moved })).length === 0;
  const patch = isSame ? {} : columns;
  return { patch, changes: await designSessionAggregate.changesOf(tx, row, { ...row, ...patch }) };
}

/** Moves a session in time or to another designer, once its meeting is made (N16). @throws not-found, not-yours, stale-stamp */
export async function changeSession(
  context: RequestContext,
  { id, timestampBase64, ...sent }: Change,
): Promise<DesignResult> {
  const { clock } = context;
  mayChange(context, sent.designerId);
  await lockSchedules(context);
  const { session, plan } = await ownSession(context, id);
  const { designerId } = sent;
  // Whoever wants what stands already was overtaken by nobody.
  const stamp = isAsSent(session, sent) ? undefined : timestampBase64;
  if ((await planOfRequest(context.tx, sent.requestId))?.id !== plan.id)
    return designRefused([sessionTexts.requestStays]);
  let faults: readonly string[] = [];
  const answer = await takeWriteRoad(
    context,
    designSessionAggregate,
    { id, timestampBase64: stamp },
    {
      fields: changedFields,
      hasStamp: stamp !== undefined,
      success: '',
      // Whoever was overtaken reads that first: the other one's change has a meeting made again.
      authorise: () => allow,
      decide: async (row) => {
        const known = decidedUntested(row, sent, clock.now().getTime());
        if (known) return known;
        const decision = await decideBooking(context, plan, sent, id);
        if ('faults' in decision) {
          faults = decision.faults;
          return refusal(faults.join(' '));
        }
        const columns = sessionColumns(decision, { planId: plan.id, designerId, now: clock.now() });
        return {
          ...(await changeTo(context, row, columns)),
          effects: async (stored) => {
            await followBooking(context, row, stored);
            for (const one of new Set([session.designerId, designerId])) announceSchedule(context, one);
            await awaitMeeting(context);
          },
        };
      },
    },
  );
  const stands = () => sessionStands(context, session, sent.timezone);
  const overtaken = await changedMeanwhile(answer, { noun: 'session', stands });
  if (overtaken) throw overtaken;
  return faults.length > 0 ? designRefused(faults) : designAnswer(answer, id);
}

/** Deletes a session that is to come and whose meeting is not being made (N19). @throws not-found, not-yours */
export async function deleteSession(context: RequestContext, id: number): Promise<DesignResult> {
  const { tx, clock } = context;
  await lockSchedules(context);
  await ownSession(context, id);
  const row = await designSessionAggregate.load(tx, id);
  if (!row) throw notFound('Design session');
  const verdict = canDeleteSession({ meeting: row.meeting, session: spanOf(row) }, clock.now().getTime());
  if (!verdict.isAllowed) return designRefused([verdict.reason]);
  await remove(context, designSessionAggregate, {
    row,
    changes: await designSessionAggregate.changesOf(tx, row, undefined),
    erase: async () => void (await tx.delete(designSessions).where(eq(designSessions.id, id))),
  });
  await followBooking(context, row, null);
  announceSchedule(context, row.designerId);
  return designDone(id);
}
