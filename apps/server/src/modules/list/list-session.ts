import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { listSessions, type ListName } from './list.tables.ts';

type ListSession = typeof listSessions.$inferSelect;

/** What the caller looks at in a list, if he was there before. */
export async function findListSession(
  context: RequestContext,
  list: ListName,
): Promise<ListSession | undefined> {
  const [session] = await context.tx
    .select()
    .from(listSessions)
    .where(and(eq(listSessions.userId, context.actor.userId), eq(listSessions.list, list)));
  return session;
}

/** Remembers a part of what the caller looks at in a list. */
export async function saveListSession(
  context: RequestContext,
  list: ListName,
  part: Partial<Omit<ListSession, 'userId' | 'list' | 'updatedAt'>>,
): Promise<void> {
  const values = { ...part, updatedAt: context.clock.now() };
  await context.tx
    .insert(listSessions)
    .values({ userId: context.actor.userId, list, ...values })
    .onConflictDoUpdate({ target: [listSessions.userId, listSessions.list], set: values });
}

/**
 * Whether this is the query that the caller sent last, as a value of a statement that is sent anyway. Asking the same
 * again, as a refreshing list does, then writes nothing; the database compares, so that several processes agree.
 */
export function isQueryKept(
  { actor }: RequestContext,
  list: ListName,
  query: Record<string, unknown>,
): SQL<boolean | null> {
  return sql`(select ${listSessions.query} = ${JSON.stringify(query)}::jsonb from ${listSessions}
    where ${listSessions.userId} = ${actor.userId} and ${listSessions.list} = ${list})`;
}
