import { pageOfRecord, pageSizes } from '@crt/domain/list-page';
import { isNarrowed, type PlanFilters, type PlanQuery } from '@crt/domain-widgets/plan-query';
import type { Sort } from '@crt/ui/DataTable';
import { dateNames, readAdditional, readDate, writeAdditional, writeDate } from './plan-filter-address.ts';

/** What the address of the plan list says (E1). */
export interface PlanListAddress extends PlanQuery {
  /** The row to mark (E4). */
  readonly selectedRecordId: number | undefined;
  /** Whether filters stand in the address at all; if not, those of the session apply (E38). */
  readonly hasFilters: boolean;
  /** The saved filter from which the filters come (E1, E22). */
  readonly storedQueryId: number | undefined;
}

const names = {
  requestId: 'requestId',
  products: 'products',
  designStatuses: 'designStatuses',
  processingStatuses: 'processingStatuses',
  distributionCenters: 'distributionCenters',
} as const satisfies Partial<Record<keyof PlanFilters, string>>;
type Named = keyof typeof names;

/** Stands in the address of a list without filters, so that it differs from a list that nobody has filtered yet. */
const unfilteredMark = 'all';

const filterNames = [unfilteredMark, ...Object.values(names), ...dateNames, 'additional'];

const wholeNumber = /^\d{1,9}$/;
const productChoice = /^\d+(?:-\d+)?$/;
/** The columns that the server sorts by; a name that it does not know would refuse the whole list. */
const sortable = new Set([
  'requestIdWithRevision',
  'underlyingRequestId',
  'requestTypeId',
  'productType',
  'productNumber',
  'orderNumber',
  'quantity',
  'priority',
  'designStatus',
  'processingStatusDescription',
  'manufacturingProgress',
  'manufacturingLocation',
  'distributionCenter',
  'linksCount',
  'createdDate',
  'plannedSurgeryDate',
]);
const milestoneColumn = /^milestone:\d{1,4}(?::actual)?$/;

const listOf = (query: URLSearchParams, name: string, form: RegExp): string[] =>
  [...new Set((query.get(name) ?? '').split(','))].filter((value) => form.test(value));
const numbersOf = (query: URLSearchParams, name: string): number[] =>
  listOf(query, name, wholeNumber).map(Number);

/** Reads the address; what is missing or damaged gets its default. */
export function readAddress(query: URLSearchParams): PlanListAddress {
  const size =
    pageSizes.find((candidate) => candidate === Number(query.get('recordsPerPage'))) ?? pageSizes[0];
  return {
    filters: {
      requestId: (query.get(names.requestId) ?? '').slice(0, 30),
      products: listOf(query, names.products, productChoice),
      designStatuses: numbersOf(query, names.designStatuses),
      processingStatuses: numbersOf(query, names.processingStatuses),
      distributionCenters: numbersOf(query, names.distributionCenters),
      date: readDate(query),
      additional: readAdditional(query),
    },
    sort: readSort(query),
    page: { index: pageOfRecord(Number(query.get('index')), size) - 1, size },
    selectedRecordId: idOf(query, 'selectedRecordId'),
    hasFilters: filterNames.some((name) => query.has(name)),
    storedQueryId: idOf(query, 'storedQueryId'),
  };
}

function idOf(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return wholeNumber.test(text) ? Number(text) : undefined;
}

function readSort(query: URLSearchParams): Sort {
  const ascending = query.getAll('ascending');
  return query
    .getAll('orderBy')
    .filter((columnId) => sortable.has(columnId) || milestoneColumn.test(columnId))
    .slice(0, 5)
    .map((columnId, place) => ({
      columnId,
      direction: ascending[place] === '0' ? 'descending' : 'ascending',
    }));
}

/** What stands in the address beside the query itself. */
export type AddressMarks = Partial<Pick<PlanListAddress, 'selectedRecordId' | 'storedQueryId'>>;

/** Writes the address of a query; the page is told by the number of its first record (E6). */
export function writeAddress({ filters, sort, page }: PlanQuery, marks: AddressMarks = {}): URLSearchParams {
  const query = new URLSearchParams();
  if (!isNarrowed(filters)) query.set(unfilteredMark, '1');
  for (const [member, name] of Object.entries(names) as [Named, string][]) {
    const value = filters[member];
    const text = typeof value === 'string' ? value : value.join(',');
    if (text !== '') query.set(name, text);
  }
  writeDate(query, filters.date);
  writeAdditional(query, filters.additional);
  for (const { columnId, direction } of sort) {
    query.append('orderBy', columnId);
    query.append('ascending', direction === 'ascending' ? '1' : '0');
  }
  const { selectedRecordId, storedQueryId } = marks;
  if (storedQueryId !== undefined) query.set('storedQueryId', String(storedQueryId));
  if (selectedRecordId !== undefined) query.set('selectedRecordId', String(selectedRecordId));
  if (page.index > 0) query.set('index', String(page.index * page.size + 1));
  if (page.size !== pageSizes[0]) query.set('recordsPerPage', String(page.size));
  return query;
}
