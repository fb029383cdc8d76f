import { fullName } from '@crt/domain/full-name';
import { and, desc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { forbidden } from '../../errors.ts';
import { changes } from '../history/change.tables.ts';
import { users } from '../user/user.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import type { RecordField } from './reference-facts.ts';

type Kind = Input<'listRecordChanges'>['query']['kind'];

/** What the history has to know about a kind of record: who may read it, and what its fields are called. */
export interface HistoryFacts {
  readonly permission: Parameters<RequestContext['actor']['permissions']['has']>[0];
  readonly fields: object;
}

/** The most recent changes of a record that are told; older ones stay in the history. */
const most = 1000;

/** What was changed on one record, newest first, with the values as they were read at the time. */
export async function listRecordChanges(
  context: RequestContext,
  { kind, id }: Input<'listRecordChanges'>['query'],
  kinds: Readonly<Record<Kind, HistoryFacts>>,
): Promise<Output<'listRecordChanges'>> {
  const { permission, fields } = kinds[kind];
  if (!context.actor.permissions.has(permission)) throw forbidden();
  const labels = fields as Readonly<Record<string, RecordField<unknown> | undefined>>;
  const rows = await context.tx
    .select({ change: changes, user: { firstName: users.firstName, lastName: users.lastName } })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.aggregate, kind), eq(changes.aggregateId, id)))
    .orderBy(desc(changes.sequence))
    .limit(most);
  return answerOf({
    data: rows.map(({ change, user }) => ({
      id: change.id,
      field: labels[change.field]?.label ?? change.field,
      oldText: change.oldText,
      newText: change.newText,
      changedAt: change.changedAt.toISOString(),
      user: {
        id: change.userId,
        symbol: change.userSymbol,
        name: user ? fullName(user) : change.userSymbol,
      },
    })),
  });
}
