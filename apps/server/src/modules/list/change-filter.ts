import { and, eq, inArray, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { auditRecord, lockRecords, noStamp } from '../reference-data/audit-record.ts';
import { mainLists, savedFilters, type FilteredList } from './list.tables.ts';
import type { SavedFilter } from './saved-filters.ts';

type Values = Parameters<typeof auditRecord>[2];

/** Writes the history of a saved filter; each API announces those of its own lists. */
export async function auditFilter(
  context: RequestContext,
  { id, list }: Pick<SavedFilter, 'id' | 'list'>,
  before: Values,
  after: Values,
): Promise<void> {
  const isOfMain = mainLists.some((one) => one === list);
  const kind = isOfMain ? 'stored-query' : 'documentation-query';
  await auditRecord(context, { kind, id, stamp: noStamp }, before, after);
}

/** A saved filter of some lists, of that owner where one is given; others do not exist for the caller. @throws not-found */
export async function findFilterOf(
  { tx }: RequestContext,
  {
    id,
    lists,
    ownerUserId,
  }: { id: number; lists: readonly FilteredList[]; ownerUserId?: string | undefined },
): Promise<SavedFilter> {
  const [found] = await tx
    .select()
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.id, id),
        inArray(savedFilters.list, [...lists]),
        ownerUserId === undefined ? undefined : eq(savedFilters.ownerUserId, ownerUserId),
      ),
    );
  if (!found) throw notFound('Filter');
  return found;
}

/** The other filter of its owner that has this name already; until the commit nobody gives that name to another one. */
export async function findNamesake(
  context: RequestContext,
  { id, list, ownerUserId }: SavedFilter,
  name: string,
): Promise<SavedFilter | undefined> {
  await lockRecords(context, `stored-query/${ownerUserId}`);
  const sameName = and(
    eq(savedFilters.list, list),
    eq(savedFilters.ownerUserId, ownerUserId),
    isSameText(savedFilters.name, name),
    ne(savedFilters.id, id),
  );
  const [clash] = await context.tx.select().from(savedFilters).where(sameName);
  return clash;
}

/** Gives a filter its new name and says who sees it. */
export async function changeFilter(
  context: RequestContext,
  filter: SavedFilter,
  after: Pick<SavedFilter, 'name' | 'sharingLevel'>,
): Promise<void> {
  const { name, sharingLevel } = filter;
  await context.tx
    .update(savedFilters)
    .set({ ...after, updatedAt: context.clock.now() })
    .where(eq(savedFilters.id, filter.id));
  await auditFilter(context, filter, { name, sharingLevel }, after);
}

/** Deletes a filter. */
export async function removeFilter(context: RequestContext, filter: SavedFilter): Promise<void> {
  await context.tx.delete(savedFilters).where(eq(savedFilters.id, filter.id));
  await auditFilter(context, filter, { name: filter.name }, undefined);
}
