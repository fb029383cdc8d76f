import { dayMs } from '@crt/domain/day-ms';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Input } from '../../../contract/handlers.ts';
import { invalidRequest, notFound } from '../../../errors.ts';
import { auditRecord, lockRecords, noStamp } from '../../reference-data/audit-record.ts';
import { done, type Answer } from '../../write-road/answer.ts';
import { notifications, notificationSettings } from '../notification.tables.ts';
import { ownSettings, settingsTag } from './own-settings.ts';

/** When a notification made at a moment expires; null for never (D3). */
export function expiryOf(madeAt: Date, lifespanDays: number): Date | null {
  return lifespanDays === 0 ? null : new Date(madeAt.getTime() + lifespanDays * dayMs);
}

/** Changes after how many days the caller's notifications expire, those that are there too (D3). */
export async function editLifespan(
  context: RequestContext,
  { id, userId, newValue }: Input<'editNotificationLifespan'>['body'],
): Promise<Answer> {
  const { tx, actor } = context;
  if (userId !== actor.userId)
    throw invalidRequest([{ path: '/body/userId', message: 'Only your own settings can be changed.' }]);
  await lockRecords(context, `${settingsTag}/${actor.userId}`);
  const own = await ownSettings(context);
  if (own.id !== id) throw notFound('Settings');
  const lifespanDays = newValue;
  await tx
    .update(notificationSettings)
    .set({ lifespanDays })
    .where(eq(notificationSettings.userId, actor.userId));
  const { madeAt, userId: owner, acknowledgedAt } = notifications;
  await tx
    .update(notifications)
    .set({ expiresAt: lifespanDays === 0 ? null : sql`${madeAt} + ${lifespanDays} * interval '24 hours'` })
    .where(and(eq(owner, actor.userId), isNull(acknowledgedAt)));
  const before = { notificationLifespan: own.lifespanDays };
  const key = { kind: settingsTag, id, stamp: noStamp, audience: actor.userId };
  await auditRecord(context, key, before, { notificationLifespan: lifespanDays });
  return done('Notification Expiry changed succesfully.');
}
