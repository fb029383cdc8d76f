import { pageOfRecord, pageSizes } from '@crt/domain/list-page';
import { readId } from '@crt/domain/record-id';
import type { Sort } from '@crt/ui/DataTable';
import type { AddressPart } from './list-filter.ts';
import { isSomethingLeftOut } from './left-out.ts';
import {
  filterNames,
  filtersFrom,
  isNarrowed,
  isSortable,
  type ListQuery,
  type QueryFacts,
} from './list-query.ts';

/** What the address of a list says (E1). */
export interface ListAddress<Filters> extends ListQuery<Filters> {
  /** The row to mark (E4). */
  readonly selectedRecordId: number | undefined;
  /** The saved filter from which the filters come (E22, V6). */
  readonly storedQueryId: number | undefined;
  /** Whether filters stand in the address at all; if not, those of the saved filter or of the last visit apply (E38). */
  readonly hasFilters: boolean;
}

/** What stands in the address beside the query itself. */
export interface AddressMarks {
  readonly selectedRecordId?: number | undefined;
  readonly storedQueryId?: number | undefined;
}

/** Stands in the address of a list without filters, so that it differs from a list that nobody has filtered yet. */
const unfilteredMark = 'all';

/** Names of the address that say where one is, not what is shown: a wrong one leads to the beginning. */
const places = [unfilteredMark, 'ascending', 'selectedRecordId', 'index', 'recordsPerPage'];

const namesOf = <Filters, Wire>(list: QueryFacts<Filters, Wire>) =>
  filterNames(list).flatMap((name) => Object.entries(list.filters[name].names ?? { [name]: 'exact' }));

/** Rows of a page of somebody who has chosen no other number. */
export const firstRowsPerPage = (list: { readonly rowsPerPage?: number }): number =>
  list.rowsPerPage ?? pageSizes[0];

/** Reads an address; what is missing or damaged gets its default, and `rowsPerPage` is that of the page. */
export function readListAddress<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  query: URLSearchParams,
  rowsPerPage: number = firstRowsPerPage(list),
): ListAddress<Filters> {
  const hasSaved = list.saved !== undefined || list.savedAddresses !== undefined;
  const said = Number(query.get('recordsPerPage'));
  const size = pageSizes.find((candidate) => candidate === said) ?? rowsPerPage;
  return {
    filters: filtersFrom(list, (filter, name) => filter.fromAddress(query, name)),
    sort: readSort(list, query),
    page: { index: pageOfRecord(Number(query.get('index')), list.recordsPerIndex ?? size) - 1, size },
    selectedRecordId: readId(query.get('selectedRecordId')),
    storedQueryId: hasSaved ? readId(query.get('storedQueryId')) : undefined,
    hasFilters: query.has(unfilteredMark) || namesOf(list).some(([name]) => query.has(name)),
  };
}

function readSort<Filters, Wire>(list: QueryFacts<Filters, Wire>, query: URLSearchParams): Sort {
  const ascending = query.getAll('ascending');
  const sort = query
    .getAll('orderBy')
    .filter((columnId) => isSortable(list, columnId))
    .slice(0, list.sort.most)
    .map((columnId, place) => ({
      columnId,
      direction: ascending[place] === '0' ? ('descending' as const) : ('ascending' as const),
    }));
  return sort.length > 0 ? sort : list.sort.first;
}

/**
 * Writes the address of a query; the page is told by the number of its first record (E6). The size of a page is left out
 * only where it is everybody's first one and also the viewer's `rowsPerPage`: whoever gets the address sees the same page.
 */
export function writeListAddress<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  { filters, sort, page }: ListQuery<Filters>,
  { selectedRecordId, storedQueryId }: AddressMarks = {},
  rowsPerPage: number = firstRowsPerPage(list),
): URLSearchParams {
  const usual = firstRowsPerPage(list);
  const isUsualSize = page.size === usual && rowsPerPage === usual;
  // Without the mark the filters of the last visit, or of a saved filter, would come back; elsewhere it would say nothing.
  const isBare = (list.memory ?? list.saved) !== undefined || storedQueryId !== undefined;
  const parts: readonly AddressPart[] = [
    [unfilteredMark, isBare && !isNarrowed(list, filters) ? '1' : ''],
    ...filterNames(list).flatMap((name) => list.filters[name].toAddress(filters[name], name)),
    ...sort.flatMap(({ columnId, direction }): AddressPart[] => [
      ['orderBy', columnId],
      ['ascending', direction === 'ascending' ? '1' : '0'],
    ]),
    ['storedQueryId', storedQueryId === undefined ? '' : String(storedQueryId)],
    ['selectedRecordId', selectedRecordId === undefined ? '' : String(selectedRecordId)],
    ['index', page.index > 0 ? String(page.index * (list.recordsPerIndex ?? page.size) + 1) : ''],
    ['recordsPerPage', isUsualSize ? '' : String(page.size)],
  ];
  return new URLSearchParams(parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
}

/** Whether an address says something that the list does not know; it shows what the rest says. */
export function isLeftOut<Filters, Wire>(list: QueryFacts<Filters, Wire>, query: URLSearchParams): boolean {
  const address = readListAddress(list, query);
  const named = (rule: string) => namesOf(list).flatMap(([name, one]) => (one === rule ? [name] : []));
  return isSomethingLeftOut(query, {
    as: writeListAddress(list, address, address),
    places: [...places, ...named('beside')],
    reworded: named('reworded'),
  });
}
