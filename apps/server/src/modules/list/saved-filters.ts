import { fullName } from '@crt/domain/full-name';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { users } from '../user/user.tables.ts';
import { savedFilters, type FilteredList } from './list.tables.ts';

export type SavedFilter = typeof savedFilters.$inferSelect;

const collator = new Intl.Collator('en-GB');

/** The caller's own filters of a list and those that everybody shares, private before public, then by name (B22). */
export async function findSavedFilters(
  { tx, actor }: RequestContext,
  list: FilteredList,
): Promise<readonly SavedFilter[]> {
  const filters = await tx
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.list, list), visibleTo(actor.userId)))
    .orderBy(asc(savedFilters.id));
  // Not by the database: whether it knows where an Ä belongs depends on how it was set up.
  return filters.toSorted(
    (one, other) => one.sharingLevel - other.sharingLevel || collator.compare(one.name, other.name),
  );
}

const visibleTo = (userId: string) =>
  or(eq(savedFilters.ownerUserId, userId), eq(savedFilters.sharingLevel, 1));

/** So many filters are managed at once (the contract's limit). */
const mostManaged = 10_000;

/** The filters of some lists with the names of their owners: the caller's own, those that he sees, or those of all people (W5, W8). */
export async function findFiltersWithOwners(
  { tx, actor }: RequestContext,
  lists: readonly FilteredList[],
  whose: 'own' | 'seen' | 'all',
): Promise<readonly { readonly filter: SavedFilter; readonly ownerName: string }[]> {
  const conditions = {
    own: eq(savedFilters.ownerUserId, actor.userId),
    seen: visibleTo(actor.userId),
    all: undefined,
  };
  const rows = await tx
    .select({ filter: savedFilters, firstName: users.firstName, lastName: users.lastName })
    .from(savedFilters)
    .innerJoin(users, eq(users.id, savedFilters.ownerUserId))
    .where(and(inArray(savedFilters.list, [...lists]), conditions[whose]))
    .orderBy(asc(sql`lower(${savedFilters.name})`), asc(savedFilters.id))
    .limit(mostManaged);
  return rows.map(({ filter, ...owner }) => ({ filter, ownerName: fullName(owner) }));
}

/** A saved filter of a list, if the caller may see it: his own, a shared one, or any for who manages everybody's (W2, W5). */
export async function findSavedFilter(
  { tx, actor }: RequestContext,
  list: FilteredList,
  id: number,
): Promise<SavedFilter | undefined> {
  const isManager = actor.permissions.has('CanManageGlobalFilters');
  const [found] = await tx
    .select()
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.id, id),
        eq(savedFilters.list, list),
        isManager ? undefined : visibleTo(actor.userId),
      ),
    );
  return found;
}

/** The caller's own filter with this name, in any case. */
export async function findOwnFilter(
  { tx, actor }: RequestContext,
  list: FilteredList,
  name: string,
): Promise<SavedFilter | undefined> {
  const [found] = await tx
    .select()
    .from(savedFilters)
    .where(
      and(
        eq(savedFilters.list, list),
        eq(savedFilters.ownerUserId, actor.userId),
        isSameText(savedFilters.name, name),
      ),
    );
  return found;
}

/** Stores a new filter of the caller, private where it does not say (E28), or replaces the one with this id. */
export async function storeFilter(
  { tx, actor, clock }: RequestContext,
  list: FilteredList,
  filter: Pick<SavedFilter, 'name' | 'filters'> & Partial<Pick<SavedFilter, 'sharingLevel'>>,
  replacedId: number | undefined,
): Promise<number> {
  const values = { ...filter, updatedAt: clock.now() };
  if (replacedId !== undefined) {
    await tx.update(savedFilters).set(values).where(eq(savedFilters.id, replacedId));
    return replacedId;
  }
  const [row] = await tx
    .insert(savedFilters)
    .values({ ...values, list, ownerUserId: actor.userId })
    .returning({ id: savedFilters.id });
  if (!row) throw new Error('The database gave no id for a saved filter');
  return row.id;
}
