import { fullName } from '@crt/domain/full-name';
import { enteredName } from '@crt/domain/entered-text';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { users } from '../user/user.tables.ts';
import { answerOf, asks, done, refused, type Answer } from '../write-road/answer.ts';
import { changeFilter, findFilterOf, findNamesake, removeFilter } from './change-filter.ts';
import { mainLists, savedFilters, type ListName } from './list.tables.ts';

/** Numbers of the lists on the wire (W7). */
const entityOf: Readonly<Record<ListName, 0 | 1 | 2>> = { plans: 0, cycles: 1, changes: 2 };

const managesAll = ({ actor }: RequestContext) => actor.permissions.has('CanManageGlobalFilters');

/** The saved filters that the caller manages: his own, or everybody's (W5). */
export async function listFiltersForManagement(
  context: RequestContext,
): Promise<Output<'listStoredQueries'>> {
  const { tx, actor } = context;
  const isAll = managesAll(context);
  const rows = await tx
    .select({ filter: savedFilters, firstName: users.firstName, lastName: users.lastName })
    .from(savedFilters)
    .innerJoin(users, eq(users.id, savedFilters.ownerUserId))
    .where(
      and(
        inArray(savedFilters.list, [...mainLists]),
        isAll ? undefined : eq(savedFilters.ownerUserId, actor.userId),
      ),
    )
    .orderBy(asc(sql`lower(${savedFilters.name})`), asc(savedFilters.id));
  const data = rows.map(({ filter, firstName, lastName }) => ({
    id: filter.id,
    name: filter.name,
    sharingLevel: filter.sharingLevel,
    // The condition asks for no other list.
    containingEntity: entityOf[filter.list as ListName],
    ownerUserId: filter.ownerUserId,
    ownerName: fullName({ firstName, lastName }),
    canBeManaged: true,
  }));
  return answerOf({ data });
}

/** A saved filter that the caller may manage. @throws not-found */
const managedFilter = (context: RequestContext, id: number) =>
  findFilterOf(context, {
    id,
    lists: mainLists,
    ownerUserId: managesAll(context) ? undefined : context.actor.userId,
  });

/** Renames a filter or changes who sees it (W4, W9). */
export async function updateFilterSettings(
  context: RequestContext,
  { id, newName, sharingLevel, ignoreWarning }: Input<'updateStoredQuery'>['body'],
): Promise<Answer> {
  const name = enteredName(newName);
  if (!name) return refused('Name is required');
  const found = await managedFilter(context, id);
  if (sharingLevel !== found.sharingLevel && !managesAll(context)) {
    return refused('You have no right to change who sees a filter.');
  }
  const clash = await findNamesake(context, found, name);
  if (clash && ignoreWarning !== true)
    return asks(`A filter with the name ${clash.name} already exists. Overwrite it?`);
  if (clash) await removeFilter(context, clash);
  await changeFilter(context, found, { name, sharingLevel });
  return done('');
}

/** Deletes a filter that the caller may manage (W6). */
export async function deleteFilter(context: RequestContext, id: number): Promise<Answer> {
  await removeFilter(context, await managedFilter(context, id));
  return done('');
}
