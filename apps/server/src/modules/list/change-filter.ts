import { and, eq, inArray, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { auditRecord, lockRecords, noStamp } from '../reference-data/audit-record.ts';
import { mainLists, savedFilters, type FilteredList } from './list.tables.ts';
import type { SavedFilter } from './saved-filters.ts';

type Values = Parameters<typeof auditRecord>[2];

/** A saved filter as its announcement needs it; private is what nobody else has seen, neither before a write nor after it. */
type AuditedFilter = Pick<SavedFilter, 'id' | 'list' | 'ownerUserId'> & { readonly isPrivate: boolean };

/** Writes the history of a saved filter; each API announces those of its own lists, private ones to their owner. */
export async function auditFilter(
  context: RequestContext,
  { id, list, ownerUserId, isPrivate }: AuditedFilter,
  before: Values,
  after: Values,
): Promise<void> {
  const isOfMain = mainLists.some((one) => one === list);
  const kind = isOfMain ? 'stored-query' : 'documentation-query';
  const audience = isPrivate ? ownerUserId : undefined;
  await auditRecord(context, { kind, id, stamp: noStamp, audience }, before, after);
}

/** Whether the caller manages the saved filters of everybody, not only his own (W5). */
export const managesAll = ({ actor }: RequestContext): boolean =>
  actor.permissions.has('CanManageGlobalFilters');

/** A saved filter of some lists that the caller may manage; others do not exist for him (W5). @throws not-found */
export async function findManagedFilter(
  context: RequestContext,
  id: number,
  lists: readonly FilteredList[],
): Promise<SavedFilter> {
  const { tx, actor } = context;
  const [found] = await tx
    .select()
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.id, id),
        inArray(savedFilters.list, [...lists]),
        managesAll(context) ? undefined : eq(savedFilters.ownerUserId, actor.userId),
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
  const isPrivate = sharingLevel === 0 && after.sharingLevel === 0;
  await auditFilter(context, { ...filter, isPrivate }, { name, sharingLevel }, after);
}

/** Deletes a filter. */
export async function removeFilter(context: RequestContext, filter: SavedFilter): Promise<void> {
  await context.tx.delete(savedFilters).where(eq(savedFilters.id, filter.id));
  const isPrivate = filter.sharingLevel === 0;
  await auditFilter(context, { ...filter, isPrivate }, { name: filter.name }, undefined);
}
