import { createHash } from 'node:crypto';
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { listQueries, listSessions, type ListName } from '../list.tables.ts';

type ListSession = typeof listSessions.$inferSelect;

/** A question that somebody asked of a list. */
export type KeptQuery = typeof listQueries.$inferSelect;

/** So many questions of a person and list are kept; nobody goes back to a tab behind more. */
const mostKept = 50;
/** A question that is asked again so soon is not written down again. */
const freshMs = 3_600_000;

/** What the caller chose in a list, if he was there before. */
export async function findListSession(
  { tx, actor }: RequestContext,
  list: ListName,
): Promise<ListSession | undefined> {
  const [session] = await tx
    .select()
    .from(listSessions)
    .where(and(eq(listSessions.userId, actor.userId), eq(listSessions.list, list)));
  return session;
}

/** Remembers a part of what the caller chose in a list. */
export async function saveListSession(
  { tx, actor, clock }: RequestContext,
  list: ListName,
  part: Partial<Pick<ListSession, 'filters' | 'defaultColumns' | 'queryId'>>,
): Promise<void> {
  const values = { ...part, updatedAt: clock.now() };
  await tx
    .insert(listSessions)
    .values({ userId: actor.userId, list, ...values })
    .onConflictDoUpdate({ target: [listSessions.userId, listSessions.list], set: values });
}

/** The name of a question: the same for the same question, whoever asks and on whichever page he is. */
export function queryIdOf(list: string, query: KeptQuery['query']): string {
  const told = JSON.stringify([list, query.filters, query.limit, query.timeZone]);
  return createHash('sha256').update(told).digest('hex').slice(0, 16);
}

/** Writes a question down as the caller's last one of the list; the same again, as a refreshing list asks, writes nothing. */
export async function keepQuery(
  context: RequestContext,
  list: ListName,
  query: KeptQuery['query'],
): Promise<void> {
  const { tx, actor, clock } = context;
  const id = queryIdOf(list, query);
  const now = clock.now();
  const [kept] = await tx
    .insert(listQueries)
    .values({ userId: actor.userId, list, id, query, usedAt: now })
    .onConflictDoUpdate({
      target: [listQueries.userId, listQueries.list, listQueries.id],
      set: { usedAt: now },
      setWhere: lt(listQueries.usedAt, new Date(now.getTime() - freshMs)),
    })
    .returning({ id: listQueries.id });
  if (kept) await forgetOld(context, list, id);
  await tx
    .insert(listSessions)
    .values({ userId: actor.userId, list, queryId: id, updatedAt: now })
    .onConflictDoUpdate({
      target: [listSessions.userId, listSessions.list],
      set: { queryId: id },
      setWhere: sql`${listSessions.queryId} is distinct from excluded.query_id`,
    });
}

async function forgetOld({ tx, actor }: RequestContext, list: ListName, newest: string): Promise<void> {
  const own = and(eq(listQueries.userId, actor.userId), eq(listQueries.list, list));
  const latest = tx
    .select({ id: listQueries.id })
    .from(listQueries)
    .where(own)
    .orderBy(sql`${listQueries.id} = ${newest} desc`, desc(listQueries.usedAt))
    .limit(mostKept);
  await tx.delete(listQueries).where(and(own, notInArray(listQueries.id, latest)));
}

/** A question that the caller asked of a list: the one with this name, or without a name his last one. */
export async function findQuery(
  context: RequestContext,
  list: ListName,
  named?: string,
): Promise<KeptQuery | undefined> {
  const id = named ?? (await findListSession(context, list))?.queryId;
  if (id == null) return undefined;
  const [query] = await context.tx
    .select()
    .from(listQueries)
    .where(isOf(context, list, id));
  return query;
}

const isOf = ({ actor }: RequestContext, list: ListName, id: string) =>
  and(eq(listQueries.userId, actor.userId), eq(listQueries.list, list), eq(listQueries.id, id));
