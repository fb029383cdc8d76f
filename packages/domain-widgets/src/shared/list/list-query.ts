import type { Page } from '@crt/ui/Pagination';
import type { Sort } from '@crt/ui/DataTable';
import type { ListDefinition } from './define-list.ts';

/** Which page of which records, in which order. */
export interface ListQuery<Filters> {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly page: Page;
}

/** What a list asks the server for. */
export interface ListRequest<Wire> {
  filters: Wire;
  limit: number;
  /** From 1. */
  page: number;
  /** The viewer's zone, where a filter is about days (E14). */
  timezone?: string;
}

/** What it is answered. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Matching records over all pages. */
  readonly total: number;
  /** The page that came, from 1, where the server says so: beyond the last one comes the last one. */
  readonly page?: number;
  /** Names the query, so that details know the list from which they were opened (F2). */
  readonly queryId?: string | undefined;
}

/** Of a definition, what tells how a query is said on the wire and in the address. */
export type QueryFacts<Filters, Wire> = Pick<
  ListDefinition<Filters, Wire, unknown>,
  | 'filters'
  | 'sort'
  | 'columns'
  | 'asksForZone'
  | 'saved'
  | 'savedAddresses'
  | 'memory'
  | 'recordsPerIndex'
  | 'rowsPerPage'
>;

/** The names of the filters, in the order in which they were declared. */
export const filterNames = <Filters, Wire>({ filters }: Pick<QueryFacts<Filters, Wire>, 'filters'>) =>
  Object.keys(filters) as (keyof Filters & string)[];

/** Filters, each made from its declaration. */
export function filtersFrom<Filters, Wire>(
  list: Pick<QueryFacts<Filters, Wire>, 'filters'>,
  valueOf: <Name extends keyof Filters & string>(
    filter: QueryFacts<Filters, Wire>['filters'][Name],
    name: Name,
  ) => Filters[Name],
): Filters {
  const values = filterNames(list).map((name) => [name, valueOf(list.filters[name], name)] as const);
  // Every name of the table got a value of its own filter.
  return Object.fromEntries(values) as Filters;
}

/** The list without any filter. */
export const noFilters = <Filters, Wire>(list: Pick<QueryFacts<Filters, Wire>, 'filters'>): Filters =>
  filtersFrom(list, ({ empty }) => empty);

/** Whether anything narrows the list. */
export const isNarrowed = <Filters, Wire>(
  list: Pick<QueryFacts<Filters, Wire>, 'filters'>,
  filters: Filters,
): boolean => filterNames(list).some((name) => !list.filters[name].isEmpty(filters[name]));

/** Filters and order as the wire carries them. */
export function toWire<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  { filters, sort }: Pick<ListQuery<Filters>, 'filters' | 'sort'>,
): Wire {
  const parts = filterNames(list).map((name) => list.filters[name].toWire(filters[name]));
  // All members of the wire's filters may be absent.
  return Object.assign({}, ...parts, sort.length > 0 ? list.sort.toWire(sort) : {}) as Wire;
}

/** Whether the list can be sorted by a column; a name that the server does not know would refuse the whole list. */
export const isSortable = <Filters, Wire>(
  { columns, sort }: Pick<QueryFacts<Filters, Wire>, 'columns' | 'sort'>,
  columnId: string,
): boolean =>
  columns.some((column) => column.id === columnId && column.isSortable) || sort.isAlso?.(columnId) === true;

/** The order that is left of one when filters change: none by a column that is shown no more. */
export const sortWith = <Filters, Wire>(
  { sort: { isShown } }: Pick<QueryFacts<Filters, Wire>, 'sort'>,
  sort: Sort,
  filters: Filters,
): Sort => (isShown ? sort.filter(({ columnId }) => isShown(columnId, filters)) : sort);

/** Filters and order that the server kept, without what this list does not know (any more). */
export function fromWire<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  wire: Wire,
): Pick<ListQuery<Filters>, 'filters' | 'sort'> {
  const sort = list.sort.fromWire(wire).filter(({ columnId }) => isSortable(list, columnId));
  return {
    filters: filtersFrom(list, (filter) => filter.fromWire(wire)),
    sort: sort.length > 0 ? sort : list.sort.first,
  };
}

/** Whether what the server kept orders by something that this list does not know (any more). */
export const hasUnknownSort = <Filters, Wire>(list: QueryFacts<Filters, Wire>, wire: Wire): boolean =>
  list.sort.fromWire(wire).some(({ columnId }) => !isSortable(list, columnId));

/** Whether a list is no longer as the server kept it. */
export function differs<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  shown: Pick<ListQuery<Filters>, 'filters' | 'sort'>,
  wire: Wire,
): boolean {
  return JSON.stringify(toWire(list, shown)) !== JSON.stringify(toWire(list, fromWire(list, wire)));
}

/** The page to show once filters have changed: the first one, but the same one where the same records are left. */
export function pageAfter<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  before: ListQuery<Filters>,
  after: Pick<ListQuery<Filters>, 'filters' | 'sort'>,
): Page {
  const narrowing = filterNames(list).filter((name) => list.filters[name].leavesOutNothing !== true);
  const left = ({ filters, sort }: typeof after) =>
    JSON.stringify([sort, ...narrowing.map((name) => list.filters[name].toWire(filters[name]))]);
  const { page } = before;
  return left(after) === left(before) ? page : { index: 0, size: page.size };
}

/** The body of the call for the rows. */
export function toRequest<Filters, Wire>(
  list: QueryFacts<Filters, Wire>,
  query: ListQuery<Filters>,
  timezone: () => string,
): ListRequest<Wire> {
  return {
    filters: toWire(list, query),
    limit: query.page.size,
    page: query.page.index + 1,
    ...(list.asksForZone?.(query.filters) === true && { timezone: timezone() }),
  };
}
