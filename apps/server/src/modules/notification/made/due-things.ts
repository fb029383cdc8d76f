import type { AlertKind } from '@crt/domain/notification-rule';
import type { PlanStatus } from '@crt/domain/plan-status';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { plans } from '../../plan/plan.tables.ts';
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

/** So many alerts of a kind are found at once, the earliest first. */
export const mostAtOnce = 1_000;

/** Which alerts are looked at. */
export interface Reach {
  /** What was due before this moment has been looked at. */
  readonly since: Date;
  /** These plans only. */
  readonly planIds?: readonly number[];
  /** The rules of one product type at one location only. */
  readonly scope?: { readonly productTypeId: number; readonly locationId: number };
}

/** A clock change moves a moment by no more, however it is reckoned. */
const slack = sql`interval '2 hours'`;

/**
 * What came to be due since the rule was made, or since it was looked at last, and is by now, give or take some hours: as
 * bounds of the planned date, which an index knows. `unit` is that of the threshold.
 */
export function isInReach(plannedAt: AnyPgColumn, unit: SQL, now: Date, reach: Reach): SQL | undefined {
  const { activeSince, threshold, productTypeId, locationId } = notificationRules;
  const { since, planIds, scope } = reach;
  const distance = sql`${threshold} * ${unit}`;
  return and(
    sql`${plannedAt} <= ${now.toISOString()}::timestamptz - ${distance} + ${slack}`,
    sql`${plannedAt} > greatest(${activeSince}, ${since.toISOString()}::timestamptz) - ${distance} - ${slack}`,
    planIds && inArray(plans.id, [...planIds]),
    scope && eq(productTypeId, scope.productTypeId),
    scope && eq(locationId, scope.locationId),
  );
}

/** Of which its person was not told before. */
export const notFiredBefore = (key: SQL): SQL =>
  sql`not exists (select 1 from ${notifications}
    where ${notifications.userId} = ${notificationRules.userId} and ${notifications.key} = ${key})`;
