import { fullName } from '@crt/domain/full-name';
import { cycleFieldText, cycleHistory, sharedCycleFields } from '@crt/domain/cycle-field';
import { planFieldText } from '@crt/domain/plan-field';
import { and, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { changes } from '../../history/change.tables.ts';
import { users } from '../../user/user.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { plans } from '../plan.tables.ts';

/** So many changes are shown at most; a plan has some dozens, and so has its manufacturing. */
const mostChanges = 5000;

/** Its manufacturing stands under its id; what is edited at both is told of the plan. */
const isOfBoth = and(
  inArray(changes.aggregate, ['plan', cycleHistory]),
  or(eq(changes.aggregate, 'plan'), notInArray(changes.field, [...sharedCycleFields])),
);

/**
 * Every changed field of a plan and of its manufacturing: the newest action first, and of each action its cause before what
 * followed (F46, H3).
 */
export async function planChanges({ tx }: RequestContext, id: number): Promise<Output<'getPlanChanges'>> {
  const [plan] = await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id));
  if (!plan) throw notFound('Plan');
  const rows = await tx
    .select({ change: changes, user: { firstName: users.firstName, lastName: users.lastName } })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.aggregateId, id), isOfBoth))
    .orderBy(desc(changes.id))
    .limit(mostChanges);
  const data = causeFirst(rows).map(({ change, user }) => ({
    field: change.aggregate === cycleHistory ? cycleFieldText(change.field) : planFieldText(change.field),
    ...shownValues(change),
    time: change.changedAt.toISOString(),
    userSymbol: change.userSymbol || null,
    userName: user && fullName(user),
    source: change.source,
    batchId: change.batchId,
  }));
  return answerOf({ data });
}

/** Rows of one action in the order in which they came about; the actions stay as they are. */
function causeFirst<Row extends { readonly change: { readonly batchId: string } }>(
  newestFirst: readonly Row[],
) {
  const actions: Row[][] = [];
  for (const row of newestFirst) {
    const action = actions.at(-1);
    if (action?.[0]?.change.batchId === row.change.batchId) action.unshift(row);
    else actions.push([row]);
  }
  return actions.flat();
}

/** Values as people see them; an instant goes out as it is stored, because it is told in the zone of the viewer. */
function shownValues(change: typeof changes.$inferSelect) {
  return change.valueKind === 'instant'
    ? { oldValue: change.oldValue, newValue: change.newValue }
    : { oldValue: change.oldText, newValue: change.newText };
}
