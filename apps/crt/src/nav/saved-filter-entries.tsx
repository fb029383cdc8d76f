import { skipToken, useRead } from '@crt/api-client/hooks';
import type { SavedFilter } from '@crt/api-client/types-main';
import { isGranted, type Permission } from '@crt/domain/permission';
import { readId } from '@crt/domain/record-id';
import { Icon } from '@crt/ui/Icon';
import { Globe, User } from 'lucide-react';
import { useMemo } from 'react';
import { menuLists, type MenuList } from '../lists/menu-lists.ts';
import { useCurrentPath, useQuery } from '../routes/location.ts';
import { paths } from '../routes/paths.ts';
import type { MenuEntry, MenuSection } from './menu.ts';
import { navTexts } from './nav.texts.ts';
import type { SectionId } from './sections.ts';

/** Entries that people made themselves, by the section in which they stand. */
export type OwnEntries = Partial<Record<SectionId, readonly MenuEntry[] | undefined>>;

/**
 * One entry per saved filter (B7), in the server's order (B22): to compare names, the browser first makes ready for all
 * languages, which takes a slow machine 40 ms before the first picture. Nothing for whom the section is not.
 */
export function useSavedFilterEntries(
  isNavigable: boolean,
  permissions: ReadonlySet<Permission>,
): OwnEntries {
  const own = menuLists.map((list) => {
    const isSeen = isNavigable && isGranted(list.access, permissions);
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- each render asks for the same lists in the same order
    return [list.section, useEntriesOf(list, isSeen)];
  });
  return Object.fromEntries(own) as OwnEntries;
}

function useEntriesOf({ filters, filterPath }: MenuList, isSeen: boolean): readonly MenuEntry[] | undefined {
  const saved = useRead(filters, isSeen ? {} : skipToken).data?.content;
  return useMemo(() => saved?.map((filter) => toEntry(filter, filterPath)), [saved, filterPath]);
}

const toEntry = ({ id, name, sharingLevel }: SavedFilter, path: MenuList['filterPath']): MenuEntry => ({
  label: name,
  path: path(id),
  icon: (
    <Icon label={sharingLevel === 1 ? navTexts.sharedFilter : navTexts.privateFilter}>
      {sharingLevel === 1 ? <Globe /> : <User />}
    </Icon>
  ),
});

/** The menu with people's own entries behind the first one of their section, before whatever follows it (B7). */
export function withSavedFilters(menu: readonly MenuSection[], own: OwnEntries): readonly MenuSection[] {
  return menu.map((section) => {
    const added = own[section.id];
    const [first, ...groups] = section.groups;
    if (!added || !first) return section;
    const [start, ...others] = first.entries;
    const entries = start ? [start, ...added, ...others] : added;
    return { ...section, groups: [{ ...first, entries }, ...groups] };
  });
}

/** What may stand in the address of a list that goes on with the filters of the last visit (E38). */
const places = new Set(['selectedRecordId', 'index', 'recordsPerPage', 'orderBy', 'ascending']);

/** The path by which the menu marks what is on screen: a list is the entry of its saved filter, or its default one (B23). */
export function useCurrentEntry(): string {
  const path = useCurrentPath();
  const [query] = useQuery();
  const list = menuLists.find((one) => one.path === path);
  // The list asks for what was left in use; the menu only looks at the answer.
  const left = useRead((list ?? menuLists[0]).kept, {}, { enabled: false }).data;
  if (path === paths.combinedOrders()) return paths.combinedOrders(readId(query.get('chosenDefinition')));
  if (!list) return path;
  const goesOn = [...query.keys()].every((name) => places.has(name));
  const saved = query.get('storedQueryId') ?? (goesOn ? left?.storedQueryId : undefined);
  return list.filterPath(saved == null ? undefined : Number(saved));
}
