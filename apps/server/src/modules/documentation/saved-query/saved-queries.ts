import { enteredName } from '@crt/domain/entered-text';
import type { Permission } from '@crt/domain/permission';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { changeFilter, findFilterOf, findNamesake, removeFilter } from '../../list/change-filter.ts';
import { documentationLists, type DocumentationListName } from '../../list/list.tables.ts';
import { saveFilterByName, type WantedFilter } from '../../list/save-filter.ts';
import { findSavedFilters } from '../../list/saved-filters.ts';
import { against, refuseAll } from '../../record/change-record.ts';

type SavedQuery = Output<'listDocumentQueries'>[number];

/** Number on the wire of each list (W7), and who may read it. */
const facts: Readonly<Record<DocumentationListName, { type: 1 | 2; right: Permission }>> = {
  documents: { type: 1, right: 'CanReadDocuments' },
  'documentation-products': { type: 2, right: 'CanReadProducts' },
};

/** The saved filters of a list: one's own and those that are not private, private before public, then by name (B22). */
export async function listSavedQueries(
  context: RequestContext,
  list: DocumentationListName,
): Promise<SavedQuery[]> {
  const filters = await findSavedFilters(context, list);
  return filters.map(({ id, name, sharingLevel, ownerUserId, filters: { query } }) => ({
    id,
    name,
    isPrivate: sharingLevel === 0,
    storedQueryType: facts[list].type,
    query: String(query),
    canBeManaged: ownerUserId === context.actor.userId,
  }));
}

/** The saved filters of all lists that the caller may read, by name (W5). */
export async function listAllSavedQueries(context: RequestContext): Promise<SavedQuery[]> {
  const all: SavedQuery[] = [];
  for (const list of documentationLists)
    if (context.actor.permissions.has(facts[list].right))
      all.push(...(await listSavedQueries(context, list)));
  return all.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** Saves what stands in the address of a list; the caller's own filter of that name is overwritten (O27). Gives its id. */
export async function saveQuery(
  context: RequestContext,
  list: DocumentationListName,
  { name, query, isPrivate }: Input<'saveDocumentQuery'>['body'],
): Promise<number> {
  const wanted: WantedFilter = {
    name,
    filters: { query },
    ...(isPrivate !== undefined && { sharingLevel: isPrivate ? 0 : 1 }),
    ignoreWarning: true,
  };
  const { data, message } = await saveFilterByName(context, list, wanted, '');
  if (!data) throw invalidRequest([{ path: '/body/name', message }]);
  return data.id;
}

const ownFilter = (context: RequestContext, id: number) =>
  findFilterOf(context, { id, lists: documentationLists, ownerUserId: context.actor.userId });

/** Renames a filter of the caller; a name that another one of that list has is refused (W4). */
export async function renameSavedQuery(
  context: RequestContext,
  { id, name: newName }: Input<'renameDocumentationQuery'>['body'],
): Promise<undefined> {
  const name = enteredName(newName);
  const found = await ownFilter(context, id);
  const clash = await findNamesake(context, found, name);
  refuseAll(clash && [against(`A filter with the name ${clash.name} already exists.`, '/body/name')]);
  await changeFilter(context, found, { name, sharingLevel: found.sharingLevel });
  return undefined;
}

/** Deletes a filter of the caller (W6). */
export async function deleteSavedQuery(context: RequestContext, id: number): Promise<undefined> {
  await removeFilter(context, await ownFilter(context, id));
  return undefined;
}
