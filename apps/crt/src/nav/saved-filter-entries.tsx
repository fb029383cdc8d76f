import { skipToken, useRead } from '@crt/api-client/hooks';
import { getChosenPlanFilters } from '@crt/api-client/main/plan-filter';
import { listPlanFilters } from '@crt/api-client/main/stored-query';
import type { SavedFilter } from '@crt/api-client/types-main';
import { isGranted, type Permission } from '@crt/domain/permission';
import { Icon } from '@crt/ui/Icon';
import { Globe, User } from 'lucide-react';
import { useMemo } from 'react';
import { useCurrentPath, useQuery } from '../routes/location.ts';
import { paths } from '../routes/paths.ts';
import type { MenuEntry, MenuSection } from './menu.ts';
import { navTexts } from './nav.texts.ts';
import { planRights, type SectionId } from './sections.ts';

/** Entries that people made themselves, by the section in which they stand. */
export type OwnEntries = Partial<Record<SectionId, readonly MenuEntry[]>>;

/**
 * One entry per saved filter (B7), in the server's order (B22): to compare names, the browser first makes ready for all
 * languages, which takes a slow machine 40 ms before the first picture. Nothing for whom the section is not.
 */
export function useSavedFilterEntries(
  isNavigable: boolean,
  permissions: ReadonlySet<Permission>,
): OwnEntries {
  const seesPlans = isNavigable && isGranted(planRights, permissions);
  const plans = useRead(listPlanFilters, seesPlans ? {} : skipToken).data?.content;
  return useMemo(() => (plans ? { plans: plans.map(toEntry) } : {}), [plans]);
}

const toEntry = ({ id, name, sharingLevel }: SavedFilter): MenuEntry => ({
  label: name,
  path: paths.loadPlanFilter(id),
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

/** The path by which the menu marks what is on screen: a list with a saved filter is that filter's entry (B23). */
export function useCurrentEntry(): string {
  const path = useCurrentPath();
  const [query] = useQuery();
  // The list asks for what was left in use; the menu only looks at the answer.
  const kept = useRead(getChosenPlanFilters, {}, { enabled: false }).data;
  const goesOn = [...query.keys()].every((name) => places.has(name));
  const saved = query.get('storedQueryId') ?? (goesOn ? kept?.storedQueryId : undefined);
  return path === paths.planList() && saved != null ? paths.loadPlanFilter(saved) : path;
}
