import { noticeOf } from '@crt/domain/global-notice';
import { notifiedOf, ruleKindOf, type OwnedRule } from '@crt/domain/notification-rule';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { changes } from '../../history/change.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import type { NewNotice } from '../notices/make-notices.ts';
import { notificationRules } from '../notification.tables.ts';
import { changeMessage } from './change-message.ts';
import { changedSteps } from './changed-steps.ts';
import type { NewNotification } from './store-notifications.ts';

/** A change of the history. */
export type HistoryRow = typeof changes.$inferSelect;

/** What changes give: notifications for whose rules ask for them, and notices for everybody (§3.11). */
export interface Told {
  readonly told: readonly NewNotification[];
  readonly notices: readonly NewNotice[];
}

/** What changes of plans and of their cycles give; those of other things are left alone. */
export async function whatIsTold(tx: Database, rows: readonly HistoryRow[]): Promise<Told> {
  const ofPlans = rows.filter(({ aggregate }) => aggregate === 'plan' || aggregate === 'manufacturing-cycle');
  const found = await plansOf(tx, [...new Set(ofPlans.map(({ aggregateId }) => aggregateId))]);
  return { told: await notificationsOf(tx, ofPlans, found), notices: noticesOf(ofPlans, found) };
}

type Plans = Awaited<ReturnType<typeof plansOf>>;

async function plansOf(tx: Database, ids: readonly number[]) {
  const { id, requestId, productTypeId, manufacturingLocationId: locationId, hasCycle } = plans;
  const rows = await tx
    .select({ id, requestId, productTypeId, locationId, hasCycle })
    .from(plans)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function rulesFor(tx: Database, found: Plans): Promise<ReadonlyMap<string, readonly OwnedRule[]>> {
  const types = [...new Set([...found.values()].map(({ productTypeId }) => productTypeId))];
  const rows = await tx
    .select()
    .from(notificationRules)
    .where(inArray(notificationRules.productTypeId, types));
  return Map.groupBy(rows, ({ kind, productTypeId }) => `${kind}/${productTypeId}`);
}

async function notificationsOf(
  tx: Database,
  rows: readonly HistoryRow[],
  found: Plans,
): Promise<readonly NewNotification[]> {
  const rules = await rulesFor(tx, found);
  const traced = rows.flatMap((row) => {
    const aggregate = row.aggregate === 'plan' ? ('plan' as const) : ('manufacturing-cycle' as const);
    const plan = found.get(row.aggregateId);
    const kind = ruleKindOf({ aggregate, field: row.field });
    const asking = rules.get(`${kind}/${plan?.productTypeId ?? 0}`);
    return plan && asking ? [{ row, plan, aggregate, kind, asking }] : [];
  });
  const ofJobs = traced.filter(({ kind }) => kind === 'job-step-change');
  const stepsOf = await changedSteps(
    tx,
    ofJobs.map(({ row }) => row),
  );
  return traced.flatMap(({ row, plan, aggregate, kind, asking }) => {
    const change = { aggregate, field: row.field, at: row.changedAt, actorId: row.userId };
    const place = {
      productTypeId: plan.productTypeId,
      locationIds: locationsOf(row, plan.locationId),
      steps: stepsOf(row),
    };
    return notifiedOf(asking, change, place).map((userId): NewNotification => ({
      userId,
      planId: plan.id,
      kind,
      isAboutCycle: aggregate === 'manufacturing-cycle',
      message: changeMessage(plan.requestId, row),
      madeAt: row.changedAt,
      // What is told in the histories of a plan and of its cycle is one happening.
      key: `change:${row.batchId}:${plan.id}:${row.field}`,
      changeId: row.id,
      batchId: row.batchId,
    }));
  });
}

/** A plan that goes to another location concerns both. */
function locationsOf({ field, oldValue }: HistoryRow, locationId: number | null): readonly number[] {
  const before = field === 'manufacturingLocalizationId' && oldValue !== null ? [Number(oldValue)] : [];
  return locationId === null ? before : [locationId, ...before];
}

function noticesOf(rows: readonly HistoryRow[], found: Plans): readonly NewNotice[] {
  return rows.flatMap((row) => {
    const plan = found.get(row.aggregateId);
    if (row.aggregate !== 'plan' || !plan?.hasCycle) return [];
    const notice = noticeOf(plan.requestId, row);
    return notice ? [{ ...notice, planId: plan.id, madeAt: row.changedAt, actorId: row.userId }] : [];
  });
}
