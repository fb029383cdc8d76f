import { failedMeetingStatuses } from '@crt/domain/booked-session';
import { sessionTexts } from '@crt/domain/session-texts';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { shownInstant } from '../../history/field-value.ts';
import { designers, designSessions } from '../../session/session.tables.ts';
import { personName } from '../../user/person-name.ts';

type Reading = Pick<RequestContext, 'tx'>;

/** The session by which a plan counts as designed: the latest whose meeting is made or being made, also one that was held. */
export async function standingSession({ tx }: Reading, planId: number) {
  const { planId: ofPlan, meeting, startAt, designerId } = designSessions;
  const [row] = await tx
    .select({ startAt, designerId, zone: designers.timezone })
    .from(designSessions)
    .leftJoin(designers, eq(designers.userId, designerId))
    .where(and(eq(ofPlan, planId), notInArray(meeting, [...failedMeetingStatuses])))
    .orderBy(desc(startAt))
    .limit(1);
  return row;
}

/** What is asked before the session of a plan gets another date, or none, in the plan alone: its booking stays (F32, N19). */
export async function staysBooked(
  reading: Reading,
  planId: number,
  date: Date | null,
): Promise<string | undefined> {
  const session = await standingSession(reading, planId);
  if (!session || session.startAt.getTime() === date?.getTime()) return undefined;
  const { startAt, designerId, zone } = session;
  return sessionTexts.staysBooked(
    shownInstant(startAt, zone ?? 'UTC') ?? '',
    await personName(reading.tx, designerId),
  );
}
