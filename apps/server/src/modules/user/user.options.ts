import { fullName } from '@crt/domain/full-name';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { containing } from '../../platform/db/like-pattern.ts';
import { answerOf } from '../write-road/answer.ts';
import { users } from './user.tables.ts';

/** People whose name or symbol contains the text, or who have it as their id, at most 20 (V3, W5). */
export async function findPeople({ tx }: RequestContext, text: string): Promise<Output<'findChangingUsers'>> {
  const pattern = containing(text);
  const rows = await tx
    .select()
    .from(users)
    .where(
      or(
        eq(users.id, text),
        sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.symbol} ilike ${pattern}`,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName))
    .limit(20);
  return answerOf({
    data: rows.map((user) => ({ id: user.id, symbol: user.symbol, name: fullName(user) })),
  });
}
