import { useRead } from '@crt/api-client/hooks';
import { findFilterOwners, listStoredQueries } from '@crt/api-client/main/stored-query';
import { apiOf } from '@crt/api-client/query-client';
import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { Stack } from '@crt/ui/Stack';
import { RemoteComboBox, type LoadOptions } from '@crt/ui/ComboBox';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { CrtFiltersTable } from './CrtFiltersTable.tsx';
import { EditFilterDialog } from './EditFilterDialog.tsx';
import { filterManagementTexts as texts } from './filter-management.texts.ts';
import { useEditFilter, useRemoveFilter } from './use-manage-filters.ts';

const none: readonly CrtStoredQuery[] = [];

export interface ConnectedCrtFiltersProps {
  readonly filterHref: (filter: CrtStoredQuery) => string;
  /** May manage everybody's filters: sees all of them, by owner, and shares them (W4, W5, W8). */
  readonly isGlobal: boolean;
}

/** The card of the main system's saved filters; without any it is there only for who manages everybody's (W5). */
export const ConnectedCrtFilters = ({ filterHref, isGlobal }: ConnectedCrtFiltersProps) => {
  const list = useRead(listStoredQueries, {});
  const [owner, setOwner] = useState<{ id: string; name: string } | null>(null);
  const [edited, setEdited] = useState<CrtStoredQuery>();
  const edit = useEditFilter(edited);
  const remove = useRemoveFilter();
  const findOwners = useFindOwners();
  const filters = useMemo(
    () =>
      (list.data ?? none).filter((filter) =>
        isGlobal ? owner === null || filter.ownerUserId === owner.id : filter.canBeManaged,
      ),
    [list.data, isGlobal, owner],
  );
  if (!isGlobal && list.data && filters.length === 0) return null;
  return (
    <Card title={texts.crt}>
      <Stack gap={4}>
        {isGlobal && (
          <RemoteComboBox<string>
            label={texts.user}
            load={findOwners}
            pause={500}
            value={owner}
            onChange={(option) => setOwner(option && { id: option.id, name: option.name })}
          />
        )}
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
        <EditFilterDialog
          key={edited.id}
          filter={edited}
          canShare={isGlobal}
          onClose={() => setEdited(undefined)}
          onSubmit={edit}
        />
      )}
    </Card>
  );
};

function useFindOwners(): LoadOptions<string> {
  const client = useQueryClient();
  return useCallback(
    async (containsString, signal) => {
      // The server looks for parts, and nothing is no part.
      if (containsString === '') return [];
      const found = await apiOf(client).call(findFilterOwners, { containsString }, { signal });
      return found.map(({ id, name, symbol }) => ({ id, name, description: symbol }));
    },
    [client],
  );
}
