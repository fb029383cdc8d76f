import { skipToken, useRead } from '@crt/api-client/hooks';
import type { DataTableSource } from '@crt/ui/DataTable';
import { useTimeZoneFinder } from '@crt/ui/LocaleProvider';
import { keepPreviousData } from '@tanstack/react-query';
import { none } from '@crt/ui/none';
import type { ListDefinition } from './define-list.ts';
import { isNarrowed, toRequest, type ListPage, type ListQuery } from './list-query.ts';

/** What a table shows of a list: the rows of a query, and how it stands with them. */
export interface ListRows<Row> extends DataTableSource<Row> {
  /** The first answer is not there yet. */
  readonly isLoading?: boolean;
  /** Older rows are shown while newer ones are fetched. */
  readonly isReloading?: boolean;
  /** What went wrong, in a sentence. */
  readonly error?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** Whether filters narrow the list: decides what an empty table says (E42). */
  readonly isFiltered: boolean;
}

/** Older rows stay while newer ones are fetched, and a late answer to an older query never wins. */
function useListPage<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  query: ListQuery<Filters> | undefined,
) {
  const timeZone = useTimeZoneFinder();
  const { rows } = list;
  const input = query ? rows.inputOf(toRequest(list, query, timeZone)) : skipToken;
  const answer = useRead(rows.call, input, { placeholderData: keepPreviousData });
  const page: ListPage<Row> | undefined = answer.data === undefined ? undefined : rows.pageOf(answer.data);
  return { page, answer };
}

/** How many records match, as the rows told; undefined until they are there. */
export function useListCount<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  query: ListQuery<Filters> | undefined,
): number | undefined {
  return useListPage(list, query).page?.total;
}

/** The name of the query on screen, once its own rows are there (F2). */
export function useListQueryId<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  query: ListQuery<Filters> | undefined,
): string | undefined {
  const { page, answer } = useListPage(list, query);
  return answer.isPlaceholderData ? undefined : page?.queryId;
}

/** The rows of a query, and the name under which details find their way through it (F2). */
export function useListRows<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  query: ListQuery<Filters>,
): { readonly source: ListRows<Row>; readonly queryId: string | undefined } {
  const { page, answer } = useListPage(list, query);
  return {
    source: {
      rows: page?.rows ?? none,
      totalCount: page?.total,
      sort: query.sort,
      page: { ...query.page, index: pageIndex(query, page) },
      isLoading: answer.isPending,
      isReloading: answer.isPlaceholderData,
      error: answer.isError ? answer.error.message || list.texts.failed : undefined,
      onRetry: () => void answer.refetch(),
      isFiltered: isNarrowed(list, query.filters),
    },
    queryId: page?.queryId,
  };
}

/** A page beyond the last one is answered with the last one. */
function pageIndex<Filters>({ page }: ListQuery<Filters>, answer: ListPage<unknown> | undefined): number {
  if (!answer) return page.index;
  if (answer.page !== undefined) return answer.page - 1;
  return Math.min(page.index, Math.max(0, Math.ceil(answer.total / page.size) - 1));
}
