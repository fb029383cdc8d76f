import { cycleHistory } from '@crt/domain/cycle-field';
import { fullName } from '@crt/domain/full-name';
import { actionText, replanningText } from '@crt/domain/notified-action';
import { asc, and, inArray } from 'drizzle-orm';
import type { Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { changes } from '../../history/change.tables.ts';
import { causesOfBatches } from '../../rescheduling/causes-of-batches.ts';
import { users } from '../../user/user.tables.ts';
import { toldChange } from '../made/change-message.ts';

/** What an entry of the bell says of the action behind it. */
export type NotifiedAction = NonNullable<Output<'listNotifications'>['content'][number]['action']>;

/** An action, and one of the plans that it changed. */
export interface ActionOnPlan {
  readonly batchId: string;
  readonly planId: number;
}

interface Done {
  readonly what: string;
  readonly userId: string;
}

/**
 * What actions did and who it was, by their batches (D16): of a planning anew what led to it, of everything else the first
 * change of the plan, which is the cause of what followed.
 */
export async function notifiedActions(
  tx: Database,
  actions: readonly ActionOnPlan[],
): Promise<ReadonlyMap<string, NotifiedAction>> {
  const causes = await causesOfBatches(
    tx,
    actions.map(({ batchId }) => batchId),
  );
  const replanned = [...causes].map(([batchId, { reasons, userId }]): [string, Done] => [
    batchId,
    { what: replanningText(reasons), userId },
  ]);
  const others = actions.filter(({ batchId }) => !causes.has(batchId));
  const done = new Map([...replanned, ...(await firstChanges(tx, others))]);
  const names = await namesOf(tx, [...new Set([...done.values()].map(({ userId }) => userId))]);
  return new Map(
    [...done].map(([batchId, { what, userId }]) => [batchId, { what, userName: names.get(userId) ?? null }]),
  );
}

/** By the chains of the plans: batches have no index, and a plan has some dozens of changes. */
async function firstChanges(tx: Database, actions: readonly ActionOnPlan[]): Promise<[string, Done][]> {
  if (actions.length === 0) return [];
  const { id, aggregate, aggregateId, batchId } = changes;
  const rows = await tx
    .selectDistinctOn([batchId])
    .from(changes)
    .where(
      and(
        inArray(aggregate, ['plan', cycleHistory]),
        inArray(aggregateId, [...new Set(actions.map(({ planId }) => planId))]),
        inArray(
          batchId,
          actions.map((action) => action.batchId),
        ),
      ),
    )
    .orderBy(asc(batchId), asc(id));
  return rows.map((row) => [
    row.batchId,
    { what: actionText(row.source, toldChange(row)), userId: row.userId },
  ]);
}

async function namesOf(tx: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, firstName, lastName } = users;
  const rows = await tx
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...userIds]));
  return new Map(rows.map((row) => [row.id, fullName(row)]));
}
