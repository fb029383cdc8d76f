import { takenBack } from '@crt/domain/notification-taken-back';
import { ruleKinds } from '@crt/domain/notification-rule';
import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changes } from '../../history/change.tables.ts';
import { isUnread, notifications } from '../notification.tables.ts';

/**
 * Takes away what people have not acknowledged and what came to nothing: a holiday that was added and deleted again leaves
 * nothing. It is kept with the moment, so that nobody is told of it once more.
 */
export async function takeBack({ tx, clock }: RequestContext, planIds: readonly number[]): Promise<void> {
  const { id, userId, planId, changeId, kind } = notifications;
  const { field, oldValue, newValue, oldText, newText } = changes;
  const rows = await tx
    .select({ id, userId, planId, changeId: changes.id, field, oldValue, newValue, oldText, newText })
    .from(notifications)
    .innerJoin(changes, eq(changes.id, changeId))
    .where(and(inArray(planId, [...planIds]), inArray(kind, [...ruleKinds]), isUnread));
  const ofFields = Map.groupBy(rows, (row) => `${row.userId}/${row.planId}/${row.field}`);
  const gone = [...ofFields.values()].flatMap((told) => {
    const back = takenBack(
      told.map((row) => ({
        changeId: row.changeId,
        from: row.oldValue ?? row.oldText,
        to: row.newValue ?? row.newText,
      })),
    );
    return told.flatMap((row) => (back.has(row.changeId) ? row.id : []));
  });
  if (gone.length > 0)
    await tx.update(notifications).set({ takenBackAt: clock.now() }).where(inArray(id, gone));
}
