import { enteredName } from '@crt/domain/entered-text';
import type { Permission } from '@crt/domain/permission';
import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { invalidRequest, ProblemError } from '../../../errors.ts';
import {
  changeFilter,
  findManagedFilter,
  findNamesake,
  managesAll,
  removeFilter,
} from '../../list/change-filter.ts';
import { documentationLists, type DocumentationListName } from '../../list/list.tables.ts';
import { saveFilterByName, type WantedFilter } from '../../list/save-filter.ts';
import { findFiltersWithOwners, findSavedFilters, type SavedFilter } from '../../list/saved-filters.ts';
import { against, refuseAll } from '../../record/change-record.ts';

type SavedQuery = Output<'listDocumentQueries'>[number];

/** Number on the wire of each list (W7), and who may read it. */
const facts: Readonly<Record<DocumentationListName, { type: 1 | 2; right: Permission }>> = {
  documents: { type: 1, right: 'CanReadDocuments' },
  'documentation-products': { type: 2, right: 'CanReadProducts' },
};

const toSavedQuery = (
  list: DocumentationListName,
  filter: SavedFilter,
  canBeManaged: boolean,
): SavedQuery => ({
  id: filter.id,
  name: filter.name,
  isPrivate: filter.sharingLevel === 0,
  storedQueryType: facts[list].type,
  query: String(filter.filters['query']),
  canBeManaged,
});

/** The saved filters of a list: one's own and those that are not private, private before public, then by name (B22). */
export async function listSavedQueries(
  context: RequestContext,
  list: DocumentationListName,
): Promise<SavedQuery[]> {
  const filters = await findSavedFilters(context, list);
  return filters.map((filter) => toSavedQuery(list, filter, filter.ownerUserId === context.actor.userId));
}

/** The lists that the caller may read. */
const readableLists = ({ actor }: RequestContext) =>
  documentationLists.filter((list) => actor.permissions.has(facts[list].right));

/** The saved filters of all lists that the caller may read, for who manages everybody's those of all people (W5, W8). */
export async function listAllSavedQueries(
  context: RequestContext,
): Promise<Output<'listDocumentationQueries'>> {
  const isAll = managesAll(context);
  const { userId } = context.actor;
  const rows = await findFiltersWithOwners(context, readableLists(context), isAll ? 'all' : 'seen');
  return rows
    .map(({ filter, ownerName }) => ({
      // The condition asks for no other list.
      ...toSavedQuery(filter.list as DocumentationListName, filter, isAll || filter.ownerUserId === userId),
      ownerUserId: filter.ownerUserId,
      ownerName,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
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
  const told = against(message, '/body/name');
  if (!data && enteredName(name) === '') throw invalidRequest([told]);
  if (!data) throw new ProblemError('conflict', message, { errors: [told] });
  return data.id;
}

/** Renames a filter; a name that its owner has for that list already is refused unless it shall be overwritten (W4, W9). */
export async function renameSavedQuery(
  context: RequestContext,
  { id, name: newName, overwrite }: Input<'renameDocumentationQuery'>['body'],
): Promise<undefined> {
  const name = enteredName(newName);
  const found = await findManagedFilter(context, id, readableLists(context));
  const clash = await findNamesake(context, found, name);
  if (clash && overwrite === true) await removeFilter(context, clash);
  else refuseAll(clash && [against(`A filter with the name ${clash.name} already exists.`, '/body/name')]);
  await changeFilter(context, found, { name, sharingLevel: found.sharingLevel });
  return undefined;
}

/** Deletes a filter (W6). */
export async function deleteSavedQuery(context: RequestContext, id: number): Promise<undefined> {
  await removeFilter(context, await findManagedFilter(context, id, readableLists(context)));
  return undefined;
}
