import { skipToken, useRead } from '@crt/api-client/hooks';
import { listChanges } from '@crt/api-client/main/change';
import { keepPreviousData } from '@tanstack/react-query';
import { isChangesNarrowed, showsPoNumber, toWireChanges, type ChangesQuery } from '../changes-query.ts';
import { changesTexts } from '../changes.texts.ts';
import { ChangesTable } from './ChangesTable.tsx';

const noRows: never[] = [];

/** The changes of a query; older rows stay while newer ones are fetched, and a late answer of an older query never wins. */
function useChanges(query: ChangesQuery | undefined) {
  const input = query
    ? {
        body: {
          filters: toWireChanges(query.filters, query.sort),
          limit: query.page.size,
          page: query.page.index + 1,
        },
      }
    : skipToken;
  return useRead(listChanges, input, { placeholderData: keepPreviousData });
}

/** How many changes match, as the rows told; undefined until they are there. */
export function useChangesCount(query: ChangesQuery | undefined): number | undefined {
  return useChanges(query).data?.count;
}

export interface ConnectedChangesTableProps {
  readonly query: ChangesQuery;
  readonly onSortChange: (sort: ChangesQuery['sort']) => void;
  readonly onPageChange: (page: ChangesQuery['page']) => void;
  readonly planHref: (id: number) => string;
}

/** The change log of a query. */
export const ConnectedChangesTable = ({ query, planHref, ...handlers }: ConnectedChangesTableProps) => {
  const list = useChanges(query);
  const { size } = query.page;
  const lastPage = list.data ? Math.max(0, Math.ceil(list.data.count / size) - 1) : query.page.index;
  return (
    <ChangesTable
      planHref={planHref}
      rows={list.data?.data ?? noRows}
      totalCount={list.data?.count}
      sort={query.sort}
      // A page beyond the last one is answered with the last one.
      page={{ ...query.page, index: Math.min(query.page.index, lastPage) }}
      hasPoNumber={showsPoNumber(query.filters)}
      isFiltered={isChangesNarrowed(query.filters)}
      isLoading={list.isPending}
      isReloading={list.isPlaceholderData}
      error={list.isError ? list.error.message || changesTexts.failed : undefined}
      onRetry={() => void list.refetch()}
      {...handlers}
    />
  );
};
