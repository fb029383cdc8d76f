import type { PlanField } from '@crt/domain/plan-field';
import { statusesWithoutSession } from '@crt/domain/session-verdicts';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Follower } from '../../history/history.ts';
import { followBooking } from '../booking/follow-booking.ts';
import { designSessions } from '../session.tables.ts';
import { lapse } from './lapse.ts';

const status: PlanField = 'requestStatusId';
const over = statusesWithoutSession.map(String);

/**
 * With its request a pre-reservation ends at once: others can have its slot (N18, N28). Freeing a slot makes nothing untrue
 * that a booking has tested, so that this does not wait for the lock of the schedules.
 */
export const preReservationsEndWithRequests: Follower = async (context, entries) => {
  const ended = entries
    .filter(({ thing, change }) => thing.aggregate === 'plan' && change.field === status)
    .filter(({ change }) => change.newValue !== null && over.includes(change.newValue))
    .map(({ thing }) => thing.id);
  if (ended.length === 0) return;
  const { planId, meeting } = designSessions;
  const rows = await context.tx
    .select()
    .from(designSessions)
    .where(and(inArray(planId, ended), isNull(meeting)))
    .for('update');
  for (const row of rows) {
    await lapse(context, row, 'scheduler');
    await followBooking(context, row, null);
  }
};
