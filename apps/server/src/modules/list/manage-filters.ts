import { enteredName } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { answerOf, asks, done, refused, type Answer } from '../write-road/answer.ts';
import { changeFilter, findManagedFilter, findNamesake, managesAll, removeFilter } from './change-filter.ts';
import { filterLimitReached } from './filter-limits.ts';
import { mainLists, type ListName } from './list.tables.ts';
import { findFiltersWithOwners } from './saved-filters.ts';

/** Numbers of the lists on the wire (W7). */
const entityOf: Readonly<Record<ListName, 0 | 1 | 2>> = { plans: 0, cycles: 1, changes: 2 };

/** The saved filters that the caller manages: his own, or everybody's (W5). */
export async function listFiltersForManagement(
  context: RequestContext,
): Promise<Output<'listStoredQueries'>> {
  const rows = await findFiltersWithOwners(context, mainLists, managesAll(context) ? 'all' : 'own');
  const data = rows.map(({ filter, ownerName }) => ({
    id: filter.id,
    name: filter.name,
    sharingLevel: filter.sharingLevel,
    // The condition asks for no other list.
    containingEntity: entityOf[filter.list as ListName],
    ownerUserId: filter.ownerUserId,
    ownerName,
    canBeManaged: true,
  }));
  return answerOf({ data });
}

/** Renames a filter or changes who sees it (W4, W9). */
export async function updateFilterSettings(
  context: RequestContext,
  { id, newName, sharingLevel, ignoreWarning }: Input<'updateStoredQuery'>['body'],
): Promise<Answer> {
  const name = enteredName(newName);
  if (!name) return refused('Name is required');
  const found = await findManagedFilter(context, id, mainLists);
  if (sharingLevel !== found.sharingLevel && !managesAll(context)) {
    return refused('You have no right to change who sees a filter.');
  }
  const clash = await findNamesake(context, found, name);
  if (clash && ignoreWarning !== true)
    return asks(`A filter with the name ${clash.name} already exists. Overwrite it?`);
  // One that goes leaves its place to one that others see.
  const before = clash?.sharingLevel === 1 ? clash : found;
  const full = await filterLimitReached(context, found.list, { sharingLevel }, before);
  if (full !== undefined) return refused(full);
  if (clash) await removeFilter(context, clash);
  await changeFilter(context, found, { name, sharingLevel });
  return done('');
}

/** Deletes a filter that the caller may manage (W6). */
export async function deleteFilter(context: RequestContext, id: number): Promise<Answer> {
  await removeFilter(context, await findManagedFilter(context, id, mainLists));
  return done('');
}
