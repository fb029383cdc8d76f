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

/** What the rules of one kind look at. */
export interface Alerted {
  readonly kind: AlertKind;
  readonly plannedAt: AnyPgColumn;
  /** That of the threshold. */
  readonly unit: SQL;
  readonly key: SQL<string>;
}

const { activeSince, threshold, userId, productTypeId, locationId } = notificationRules;

/** What every kind of alert reads beside its thing. */
export const dueColumns = {
  userId,
  threshold,
  activeSince,
  planId: plans.id,
  requestId: plans.requestId,
  planStatus: plans.status,
};

/** The rule is one of them, the thing is in reach, and its person was not told of it before. */
export const isDue = (alerted: Alerted, now: Date, reach: Reach): SQL | undefined =>
  and(eq(notificationRules.kind, alerted.kind), isInReach(alerted, now, reach), notFiredBefore(alerted.key));

/** The earliest first. */
export const byDue = ({ plannedAt, unit }: Alerted): SQL => sql`${plannedAt} + ${threshold} * ${unit}`;

/**
 * What came to be due since the rule was made, or since it was looked at last, and is by now, give or take some hours: as
 * bounds of the planned date, which an index knows.
 */
function isInReach(
  { plannedAt, unit }: Alerted,
  now: Date,
  { since, planIds, scope }: Reach,
): SQL | undefined {
  const distance = sql`${threshold} * ${unit}`;
  return and(
    sql`${plannedAt} <= ${now.toISOString()}::timestamptz - ${distance} + ${slack}`,
    sql`${plannedAt} > greatest(${activeSince}, ${since.toISOString()}::timestamptz) - ${distance} - ${slack}`,
    planIds && inArray(plans.id, [...planIds]),
    scope && eq(productTypeId, scope.productTypeId),
    scope && eq(locationId, scope.locationId),
  );
}

const notFiredBefore = (key: SQL): SQL =>
  sql`not exists (select 1 from ${notifications}
    where ${notifications.userId} = ${userId} and ${notifications.key} = ${key})`;

/** What may be missing by its column alone: what has no planned date is in no reach, and every alert has a threshold. */
type Found = Omit<DueThing, 'kind' | 'plannedAt' | 'threshold'> & {
  readonly plannedAt: Date | null;
  readonly threshold: number | null;
};

/** The rows that {@link isDue} leaves, as the things that they are. */
export const asDueThings = (kind: AlertKind, rows: readonly Found[]): readonly DueThing[] =>
  rows.flatMap(({ plannedAt, threshold: distance, ...row }) =>
    plannedAt === null || distance === null ? [] : [{ ...row, kind, threshold: distance, plannedAt }],
  );
