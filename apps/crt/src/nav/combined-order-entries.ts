import { skipToken, useRead } from '@crt/api-client/hooks';
import { listCombinedOrderDefinitions } from '@crt/api-client/main/combined-order-option';
import { isGranted, type Permission } from '@crt/domain/permission';
import { useMemo } from 'react';
import { paths } from '../routes/paths.ts';
import type { MenuEntry, MenuSection } from './menu.ts';
import { cycleRights } from './sections.ts';

/** One entry per kind of combined order, which opens the list of that kind (B9); nothing for whom the section is not. */
export function useCombinedOrderEntries(
  isNavigable: boolean,
  permissions: ReadonlySet<Permission>,
): readonly MenuEntry[] {
  const isSeen = isNavigable && isGranted(cycleRights, permissions);
  const kinds = useRead(listCombinedOrderDefinitions, isSeen ? {} : skipToken).data;
  return useMemo(
    () => (kinds ?? []).map(({ id, name }) => ({ label: name, path: paths.combinedOrders(id) })),
    [kinds],
  );
}

/** The menu with the kinds of combined orders behind the entry of their list. */
export const withCombinedOrders = (
  menu: readonly MenuSection[],
  kinds: readonly MenuEntry[],
): readonly MenuSection[] =>
  menu.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      entries: group.entries.flatMap((entry) =>
        entry.path === paths.combinedOrders() ? [entry, ...kinds] : [entry],
      ),
    })),
  }));
