import { allDesignStatuses } from '@crt/domain/design-status';
import { pageOfRecord, pageSizes } from '@crt/domain/list-page';
import { allPlanStatuses } from '@crt/domain/plan-status';
import {
  isNarrowed,
  isSortableColumn,
  type PlanFilters,
  type PlanQuery,
} from '@crt/domain-widgets/plan-query';
import type { Sort } from '@crt/ui/DataTable';
import { isSomethingLeftOut } from '../../routes/left-out.ts';
import { idForm, readId } from '../../routes/paths.ts';
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

const productChoice = /^\d+(?:-\d+)?$/;
const listOf = (query: URLSearchParams, name: string, form: RegExp): string[] =>
  [...new Set((query.get(name) ?? '').split(','))].filter((value) => form.test(value));
/** A status that there is not would be refused with the whole list. */
const statusesOf = (query: URLSearchParams, name: string, known: readonly number[]): number[] =>
  listOf(query, name, /^\d{1,2}$/)
    .map(Number)
    .filter((status) => known.includes(status));

/** Reads the address; what is missing or damaged gets its default. */
export function readAddress(query: URLSearchParams): PlanListAddress {
  const size =
    pageSizes.find((candidate) => candidate === Number(query.get('recordsPerPage'))) ?? pageSizes[0];
  return {
    filters: {
      // Signs that cannot be seen would refuse the whole list.
      requestId: (query.get(names.requestId) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, 30),
      products: listOf(query, names.products, productChoice),
      designStatuses: statusesOf(query, names.designStatuses, allDesignStatuses),
      processingStatuses: statusesOf(query, names.processingStatuses, allPlanStatuses),
      distributionCenters: listOf(query, names.distributionCenters, idForm).map(Number),
      date: readDate(query),
      additional: readAdditional(query),
    },
    sort: readSort(query),
    page: { index: pageOfRecord(Number(query.get('index')), size) - 1, size },
    selectedRecordId: readId(query.get('selectedRecordId')),
    hasFilters: filterNames.some((name) => query.has(name)),
    storedQueryId: readId(query.get('storedQueryId')),
  };
}

function readSort(query: URLSearchParams): Sort {
  const ascending = query.getAll('ascending');
  return (
    query
      .getAll('orderBy')
      // A column that the server does not know would refuse the whole list.
      .filter(isSortableColumn)
      .slice(0, 5)
      .map((columnId, place) => ({
        columnId,
        direction: ascending[place] === '0' ? 'descending' : 'ascending',
      }))
  );
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

/** Whether an address says something that this list does not know; it shows what the rest says. */
export function isLeftOut(query: URLSearchParams): boolean {
  const address = readAddress(query);
  const places = [unfilteredMark, 'dateType', 'ascending', 'selectedRecordId', 'index', 'recordsPerPage'];
  return isSomethingLeftOut(query, {
    as: writeAddress(address, address),
    places,
    reworded: ['additional'],
  });
}
