import { skipToken, useRead } from '@crt/api-client/hooks';
import { getChosenPlanFilters } from '@crt/api-client/main/plan-filter';
import { listPlanFilters } from '@crt/api-client/main/stored-query';
import { isGranted, type Permission } from '@crt/domain/permission';
import { readId } from '@crt/domain/record-id';
import { Icon } from '@crt/ui/Icon';
import { Globe, User } from 'lucide-react';
import { useMemo } from 'react';
import { menuLists, type MenuFilter, type MenuList } from '../lists/menu-lists.ts';
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

function useEntriesOf({ filters, filtersIn }: MenuList, isSeen: boolean): readonly MenuEntry[] | undefined {
  const answer = useRead(filters, isSeen ? {} : skipToken).data;
  return useMemo(
    () => (answer === undefined ? undefined : filtersIn(answer).map(toEntry)),
    [answer, filtersIn],
  );
}

const toEntry = ({ name, isShared, path }: MenuFilter): MenuEntry => ({
  label: name,
  path,
  icon: (
    <Icon label={isShared ? navTexts.sharedFilter : navTexts.privateFilter}>
      {isShared ? <Globe /> : <User />}
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

const unasked = { enabled: false };

/** The path by which the menu marks what is on screen: a list is the entry of its saved filter, or its default one (B23). */
export function useCurrentEntry(): string {
  const path = useCurrentPath();
  const [query] = useQuery();
  const list = menuLists.find((one) => one.path === path);
  // Both are asked for by others; the menu only looks at the answers.
  const left = useRead(list?.kept ?? getChosenPlanFilters, {}, unasked).data;
  const saved = useRead(list?.filters ?? listPlanFilters, {}, unasked).data;
  if (path === paths.combinedOrders()) return paths.combinedOrders(readId(query.get('chosenDefinition')));
  if (!list) return path;
  const goesOn = list.kept && [...query.keys()].every((name) => places.has(name));
  const id = query.get('storedQueryId') ?? (goesOn ? left?.storedQueryId : undefined);
  const filters = saved === undefined ? [] : list.filtersIn(saved);
  return filters.find((filter) => filter.id === Number(id))?.path ?? list.defaultPath;
}
