import { canHaveMore } from '@crt/domain/limit';
import { reasonOf } from '@crt/domain/verdict';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { lockRecords } from '../reference-data/audit-record.ts';
import { savedFilters, type FilteredList } from './list.tables.ts';
import type { SavedFilter } from './saved-filters.ts';

/** Menu and filter bar show all that one sees of a list: one's own filters and those that everybody shares. */
const own = { most: 200, of: 'saved filters of one person for a list' };
const shared = { most: 300, of: 'shared filters for a list' };

/** Why a filter of a person cannot be kept beside the others; undefined while it can. `before` is the one that it replaces. */
export async function filterLimitReached(
  context: RequestContext,
  list: FilteredList,
  { sharingLevel }: Pick<SavedFilter, 'sharingLevel'>,
  before: SavedFilter | undefined,
): Promise<string | undefined> {
  const { tx, actor } = context;
  const ofList = eq(savedFilters.list, list);
  const isNew = before ? 0 : 1;
  const comesShared = sharingLevel === 1 && before?.sharingLevel !== 1 ? 1 : 0;
  // Several people share filters at once: each has a lock of his own, and the list has one for all of them.
  if (comesShared > 0) await lockRecords(context, `shared-filters/${list}`);
  const ofPerson = and(ofList, eq(savedFilters.ownerUserId, actor.userId));
  return (
    reasonOf(canHaveMore(own, await tx.$count(savedFilters, ofPerson), isNew)) ??
    reasonOf(
      canHaveMore(
        shared,
        comesShared === 0 ? 0 : await tx.$count(savedFilters, and(ofList, eq(savedFilters.sharingLevel, 1))),
        comesShared,
      ),
    )
  );
}
