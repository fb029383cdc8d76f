import { sessionTexts } from '@crt/domain/session-texts';
import type { RequestContext } from '../../../context.ts';
import { followBooking } from './follow-booking.ts';
import { create } from '../../write-road/verbs.ts';
import { announceSchedule } from '../announce.ts';
import { designDone, designRefused, type DesignResult } from '../design-result.ts';
import { awaitMeeting } from '../meeting/await-meeting.ts';
import { mayChange } from '../schedule/own-schedule.ts';
import { lockSchedules } from '../schedule-lock.ts';
import { designSessions } from '../session.tables.ts';
import { decideBooking, type SessionSent } from './decide-booking.ts';
import { designSessionAggregate } from './design-session.aggregate.ts';
import { sessionColumns } from './session-columns.ts';
import { sessionOfPlan } from './session-of-plan.ts';
import { noPlanOf, planOfRequest } from './session-wish.ts';

/**
 * Books a session, or a pre-reservation as long as there is no accepted scan. Under the lock everything is tested once
 * more: of many who want one slot one gets it, the others read what took it and what is free (N13, N18; §3.8.10).
 */
export async function bookSession(context: RequestContext, sent: SessionSent): Promise<DesignResult> {
  const { tx, actor, clock } = context;
  mayChange(context, sent.designerId);
  await lockSchedules(context);
  const plan = await planOfRequest(tx, sent.requestId);
  if (!plan) return designRefused([noPlanOf(sent.requestId)]);
  if (await sessionOfPlan(context, plan.id)) return designRefused([sessionTexts.hasSession(plan.requestId)]);
  const decision = await decideBooking(context, plan, sent);
  if ('faults' in decision) return designRefused(decision.faults);
  const { designerId } = sent;
  const columns = sessionColumns(decision, { planId: plan.id, designerId, now: clock.now() });
  const row = await create(context, designSessionAggregate, {
    insert: async () => {
      const values = { ...columns, organizerId: actor.userId };
      const [stored] = await tx.insert(designSessions).values(values).returning();
      if (!stored) throw new Error('The database gave no row for a design session');
      return stored;
    },
    changes: (stored) =>
      designSessionAggregate.changesOf(tx, undefined, stored, {
        planId: plan.requestId,
        designerId: decision.designerName,
        organizerId: actor.name,
      }),
    tag: designSessionAggregate.tag,
  });
  await followBooking(context, null, row);
  if (row.meeting !== null) await awaitMeeting(context);
  announceSchedule(context, designerId);
  return designDone(row.id);
}
