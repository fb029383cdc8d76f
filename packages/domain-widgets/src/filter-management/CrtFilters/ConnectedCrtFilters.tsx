import { useRead } from '@crt/api-client/hooks';
import { listStoredQueries } from '@crt/api-client/main/stored-query';
import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { Card } from '@crt/ui/Card';
import { EmptyState } from '@crt/ui/EmptyState';
import { Stack } from '@crt/ui/Stack';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { FilterOption } from '../../shared/filter/filter-option.ts';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';
import { OwnerFilter } from '../OwnerFilter.tsx';
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
        {isGlobal && <OwnerFilter card={texts.crt} value={owner} onChange={setOwner} />}
        <CrtFiltersTable
          filters={filters}
          filterHref={filterHref}
          hasOwner={isGlobal}
          isOfOneOwner={owner !== null}
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
