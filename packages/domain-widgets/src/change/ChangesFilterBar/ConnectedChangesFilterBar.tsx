import { readKey, skipToken, useRead } from '@crt/api-client/hooks';
import { findChangedRequests, findChangingUsers, getChangeTypeSettings } from '@crt/api-client/main/change';
import { apiOf } from '@crt/api-client/query-client';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { useQueryClient } from '@tanstack/react-query';
import { none } from '@crt/ui/none';
import { useCallback, useMemo } from 'react';
import { oneGroup, productGroups } from '../../shared/filter/option-groups.ts';
import { useFindRequests } from '../../shared/filter/use-find-requests.ts';
import type { ListFilterNeeds } from '../../shared/list/ListFilterBar.tsx';
import { changesOffers, type ChangesFilters } from '../changes-list.ts';
import { changesTexts } from '../changes.texts.ts';
import { ChangesFilterBar } from './ChangesFilterBar.tsx';

export type ConnectedChangesFilterBarProps = ListFilterNeeds<ChangesFilters>;

/** The filters of the change log with what the server offers (V3, V4). */
export const ConnectedChangesFilterBar = (props: ConnectedChangesFilterBarProps) => {
  const { userId, type } = props.filters;
  const options = useRead(changesOffers, {}, { staleTime: Number.POSITIVE_INFINITY });
  const settings = useRead(getChangeTypeSettings, type ? { changeType: type.code } : skipToken, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const findRequests = useFindRequests(findChangedRequests);
  const findUsers = useFindUsers();
  const userName = useUserName(userId);
  const groups = useMemo(
    () => ({
      products: productGroups(options.data?.productTypes ?? none, changesTexts.filters.allOf),
      distributionCenters: oneGroup(options.data?.distributionCenters ?? none),
    }),
    [options.data],
  );
  return (
    <ChangesFilterBar
      {...props}
      {...groups}
      types={options.data?.changeTypes ?? none}
      settings={settings.data}
      userName={userName}
      findRequests={findRequests}
      findUsers={findUsers}
      isLoading={options.isPending}
    />
  );
};

/** A search of the server for people by a part of their name; who is found is known by name from then on. */
function useFindUsers(): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (containsString, signal) => {
      const found = await apiOf(client).call(findChangingUsers, { containsString }, { signal });
      for (const user of found)
        client.setQueryData(readKey(findChangingUsers, { containsString: user.id }), [user]);
      return found.map(({ id, name, symbol }) => ({ id, name, description: symbol }));
    },
    [client],
  );
}

/** The name of a person: a filter that comes with an address or a saved filter only carries the id (V3). */
function useUserName(userId: string): string | undefined {
  const input = userId === '' ? skipToken : { containsString: userId };
  const found = useRead(findChangingUsers, input, { staleTime: Number.POSITIVE_INFINITY });
  return found.data?.find(({ id }) => id === userId)?.name;
}
