import { failedMeetingStatuses } from '@crt/domain/booked-session';
import { inArray, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { shownValue } from '../../history/field-value.ts';
import { plans } from '../../plan/plan.tables.ts';
import { designSessions } from '../../session/session.tables.ts';
import type { NewNotification } from './store-notifications.ts';
import type { HistoryRow } from './what-is-told.ts';

const isOfFailure = ({ aggregate, source, userId, field, newValue }: HistoryRow) =>
  aggregate === 'design-session' &&
  source === 'scheduler' &&
  userId === '' &&
  field === 'meeting' &&
  failedMeetingStatuses.some((status) => String(status) === newValue);

/**
 * A session whose meeting could not be made, so that its slot is free again, notifies the designer and whoever booked it,
 * without any rule (domain rules §3.8). Whoever deleted it meanwhile knows.
 */
export async function failedMeetings(
  tx: Database,
  rows: readonly HistoryRow[],
): Promise<readonly NewNotification[]> {
  const failures = new Map(rows.filter(isOfFailure).map((row) => [row.aggregateId, row]));
  if (failures.size === 0) return [];
  const found = await tx
    .select({ session: designSessions, requestId: plans.requestId })
    .from(designSessions)
    .innerJoin(plans, eq(plans.id, designSessions.planId))
    .where(inArray(designSessions.id, [...failures.keys()]));
  return found.flatMap(({ session: { id, planId, designerId, organizerId, startAt }, requestId }) => {
    const madeAt = failures.get(id)?.changedAt;
    if (!madeAt) return [];
    const start = shownValue(startAt) ?? '';
    const message = `${requestId}: The meeting of the design session of ${start} could not be created. Its time is free again; book another session.`;
    const people = new Set([designerId, ...(organizerId === null ? [] : [organizerId])]);
    return [...people].map((userId): NewNotification => ({
      userId,
      planId,
      kind: 'meeting',
      isAboutCycle: false,
      message,
      madeAt,
      key: `meeting:${id}`,
    }));
  });
}
