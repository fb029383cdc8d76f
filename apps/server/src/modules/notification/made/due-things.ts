import type { AlertKind } from '@crt/domain/notification-rule';
import type { PlanStatus } from '@crt/domain/plan-status';
import { sql, type SQL } from 'drizzle-orm';
import { notificationRules, notifications } from '../notification.tables.ts';

/** Something of which somebody wants to be told around a planned date, which has not passed yet. */
export interface DueThing {
  readonly kind: AlertKind;
  readonly userId: string;
  readonly threshold: number;
  readonly activeSince: Date;
  readonly plannedAt: Date;
  readonly zone: string;
  readonly subject: string;
  readonly planId: number;
  readonly requestId: string;
  readonly planStatus: PlanStatus;
  /** Names the rule, the thing and the date: another date tells anew (D24). */
  readonly key: string;
}

/** A clock change moves a moment by no more, however it is reckoned. */
const slack = sql`interval '2 hours'`;

/** What is due by now, and was not before the rule was made, give or take some hours. */
export const aroundNow = (due: SQL, now: Date): SQL =>
  sql`${due} <= ${now.toISOString()}::timestamptz + ${slack} and ${due} > ${notificationRules.activeSince} - ${slack}`;

/** Of which its person was not told before. */
export const notFiredBefore = (key: SQL): SQL =>
  sql`not exists (select 1 from ${notifications}
    where ${notifications.userId} = ${notificationRules.userId} and ${notifications.key} = ${key})`;
