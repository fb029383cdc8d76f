import { skipToken, useRead } from '@crt/api-client/hooks';
import {
  findChangedRequests,
  findChangingUsers,
  getChangesFilterOptions,
  getChangeTypeSettings,
} from '@crt/api-client/main/change';
import { apiOf } from '@crt/api-client/query-client';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { oneGroup, productGroups } from '../../shared/filter/option-groups.ts';
import type { ChangesFilters } from '../changes-query.ts';
import { changesTexts } from '../changes.texts.ts';
import { ChangesFilterBar } from './ChangesFilterBar.tsx';

const none: never[] = [];

export interface ConnectedChangesFilterBarProps {
  readonly filters: ChangesFilters;
  readonly onChange: (filters: ChangesFilters) => void;
}

/** The filters of the change log with what the server offers (V3, V4). */
export const ConnectedChangesFilterBar = (props: ConnectedChangesFilterBarProps) => {
  const { userId, type } = props.filters;
  const options = useRead(getChangesFilterOptions, {}, { staleTime: Number.POSITIVE_INFINITY });
  const settings = useRead(getChangeTypeSettings, type ? { changeType: type.code } : skipToken, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { findRequests, findUsers, names } = useSearches();
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
      userName={names.get(userId)}
      findRequests={findRequests}
      findUsers={findUsers}
      isLoading={options.isPending}
    />
  );
};

/** Remote searches; the names of users that were found are remembered, because a filter only carries their ids. */
function useSearches() {
  const client = useQueryClient();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const findRequests = useCallback<LoadOptions<string>>(
    async (containsString, signal) => {
      // The server looks for parts, and nothing is no part.
      if (containsString === '') return [];
      const found = await apiOf(client).call(findChangedRequests, { containsString }, { signal });
      return found.map((id) => ({ id, name: id }));
    },
    [client],
  );
  const findUsers = useCallback<LoadOptions<string>>(
    async (containsString, signal) => {
      if (containsString === '') return [];
      const found = await apiOf(client).call(findChangingUsers, { containsString }, { signal });
      setNames((known) => new Map([...known, ...found.map(({ id, name }) => [id, name] as const)]));
      return found.map(({ id, name, symbol }) => ({ id, name, description: symbol }));
    },
    [client],
  );
  return { findRequests, findUsers, names };
}
