import { useRead } from '@crt/api-client/hooks';
import { findFilterOwners, listStoredQueries } from '@crt/api-client/main/stored-query';
import { apiOf } from '@crt/api-client/query-client';
import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { EmptyState } from '@crt/ui/EmptyState';
import { Stack } from '@crt/ui/Stack';
import type { LoadOptions } from '@crt/ui/ComboBox';
import { FilterBar } from '@crt/ui/FilterBar';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { FilterOption } from '../../shared/filter/filter-option.ts';
import { RemoteFilter } from '../../shared/filter/RemoteFilter.tsx';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';
import { CrtFiltersTable } from './CrtFiltersTable.tsx';
import { useEditFilter, useRemoveFilter } from './use-manage-filters.ts';

const none: readonly CrtStoredQuery[] = [];

// Opened by a press on one of the rows.
const EditFilterDialog = lazy(() => import('../EditFilterDialog.tsx'));

export interface ConnectedCrtFiltersProps {
  readonly filterHref: (filter: CrtStoredQuery) => string;
  /** May manage everybody's filters: sees all of them, by owner, and shares them (W4, W5, W8). */
  readonly isGlobal: boolean;
  /** Another card stands below, so that nothing needs to be said in place of this one. */
  readonly hasOthers: boolean;
}

/** The card of the main system's saved filters; without any it is there only for who manages everybody's, others read that there are none (W5). */
export const ConnectedCrtFilters = ({ filterHref, isGlobal, hasOthers }: ConnectedCrtFiltersProps) => {
  const list = useRead(listStoredQueries, {});
  const [owner, setOwner] = useState<FilterOption | null>(null);
  const [edited, setEdited] = useState<CrtStoredQuery>();
  const edit = useEditFilter(edited);
  const remove = useRemoveFilter();
  const filters = useMemo(
    () =>
      (list.data ?? none).filter((filter) =>
        isGlobal ? owner === null || filter.ownerUserId === owner.id : filter.canBeManaged,
      ),
    [list.data, isGlobal, owner],
  );
  if (!isGlobal && list.data && filters.length === 0)
    return hasOthers ? null : <EmptyState reason="nothingYet" title={texts.none} />;
  return (
    <Card title={texts.crt}>
      <Stack gap={4}>
        {isGlobal && <OwnerFilter value={owner} onChange={setOwner} />}
        <CrtFiltersTable
          filters={filters}
          filterHref={filterHref}
          hasOwner={isGlobal}
          onEdit={setEdited}
          onRemove={remove}
          isLoading={list.isPending}
          error={list.isError ? list.error.message || texts.failed : undefined}
          onRetry={() => void list.refetch()}
        />
      </Stack>
      {edited && (
        <Suspense>
          <EditFilterDialog
            key={edited.id}
            filter={edited}
            canShare={isGlobal}
            onClose={() => setEdited(undefined)}
            onSubmit={edit}
          />
        </Suspense>
      )}
    </Card>
  );
};

interface OwnerFilterProps {
  readonly value: FilterOption | null;
  readonly onChange: (owner: FilterOption | null) => void;
}

/** Narrows everybody's filters to those of one person (W5). */
const OwnerFilter = ({ value, onChange }: OwnerFilterProps) => {
  const client = useQueryClient();
  const find = useCallback<LoadOptions<string>>(
    async (containsString, signal) => {
      const found = await apiOf(client).call(findFilterOwners, { containsString }, { signal });
      return found.map(({ id, name, symbol }) => ({ id, name, description: symbol }));
    },
    [client],
  );
  const chip = value && { id: 'owner', name: texts.user, value: value.name, onRemove: () => onChange(null) };
  return (
    <FilterBar filters={chip ? [chip] : []}>
      <RemoteFilter label={texts.user} value={value} onChange={onChange} find={find} pause={500} />
    </FilterBar>
  );
};
