import { planFieldName, planFieldText } from '@crt/domain/plan-field';
import { and, desc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { changes } from '../change/change.tables.ts';
import { users } from '../user/user.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { plans } from './plan.tables.ts';

/** So many changes are shown at most; a plan has some dozens. */
const mostChanges = 5000;

/** Every changed field of a plan, newest first (F46). */
export async function planChanges({ tx }: RequestContext, id: number): Promise<Output<'getPlanChanges'>> {
  const [plan] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id));
  if (!plan) throw notFound('Plan');
  const rows = await tx
    .select({ change: changes, firstName: users.firstName, lastName: users.lastName })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, id)))
    .orderBy(desc(changes.sequence))
    .limit(mostChanges);
  const data = rows.map(({ change, firstName, lastName }) => ({
    field: planFieldText(change.field),
    ...shownValues(change),
    time: change.changedAt.toISOString(),
    userSymbol: change.userSymbol || null,
    userName: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
  }));
  return answerOf({ data });
}

/**
 * Values as people see them. A milestone's date is told in the milestone's zone; any other instant has no zone of its
 * own and goes out as it is stored, so that it can be shown in the viewer's.
 */
function shownValues(change: typeof changes.$inferSelect) {
  const isViewersTime = change.valueKind === 'instant' && Object.hasOwn(planFieldName, change.field);
  return isViewersTime
    ? { oldValue: change.oldValue, newValue: change.newValue }
    : { oldValue: change.oldText, newValue: change.newText };
}
