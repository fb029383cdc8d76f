import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { listPlaces } from '../list.tables.ts';
import { findPlace } from './find-page.ts';
import type { ListQuery } from './list-query.ts';

/** A record in a list: `queryId` names the question that the list answers. */
export interface RecordOfList {
  readonly queryId: string;
  readonly recordId: number;
}

/** Where a record stands among the others of a list; without a place once it no longer matches. */
export interface PlaceAmong {
  readonly place: number | null;
  readonly total: number;
  readonly previous: number | null;
  readonly next: number | null;
}

/** Of so many records that a person opened their neighbours are kept. */
const mostKept = 500;

/**
 * Place and neighbours of a record in a list. One that no longer matches keeps the neighbours that it had when this person saw
 * it there last, so that an edit never takes the way on from somebody (domain rules §3.12); undefined when he never did.
 */
export async function placeAmong(
  context: RequestContext,
  query: ListQuery,
  record: RecordOfList,
): Promise<PlaceAmong | undefined> {
  const found = await findPlace(context.tx, query, record.recordId);
  if (found) {
    await keepPlace(context, record, found);
    return found;
  }
  const [kept] = await context.tx.select().from(listPlaces).where(isOf(context, record));
  return kept && { ...kept, place: null };
}

const isOf = ({ actor }: RequestContext, { queryId, recordId }: RecordOfList) =>
  and(
    eq(listPlaces.userId, actor.userId),
    eq(listPlaces.queryId, queryId),
    eq(listPlaces.recordId, recordId),
  );

/** The place is asked for again after every edit; only a new one is written. */
async function keepPlace(
  context: RequestContext,
  record: RecordOfList,
  { total, previous, next }: PlaceAmong,
): Promise<void> {
  const { tx, actor, clock } = context;
  const neighbours = { total, previous, next };
  const { userId, queryId, recordId } = listPlaces;
  const isMoved = sql`(${listPlaces.total}, ${listPlaces.previous}, ${listPlaces.next})
    is distinct from (excluded.total, excluded.previous, excluded.next)`;
  const [kept] = await tx
    .insert(listPlaces)
    .values({ userId: actor.userId, ...record, ...neighbours, seenAt: clock.now() })
    .onConflictDoUpdate({
      target: [userId, queryId, recordId],
      set: { ...neighbours, seenAt: clock.now() },
      setWhere: isMoved,
    })
    .returning({ id: recordId });
  if (kept) await forgetOld(context);
}

async function forgetOld({ tx, actor }: RequestContext): Promise<void> {
  const own = eq(listPlaces.userId, actor.userId);
  const [oldest] = await tx
    .select({ seenAt: listPlaces.seenAt })
    .from(listPlaces)
    .where(own)
    .orderBy(desc(listPlaces.seenAt))
    .offset(mostKept)
    .limit(1);
  if (oldest) await tx.delete(listPlaces).where(and(own, lte(listPlaces.seenAt, oldest.seenAt)));
}
