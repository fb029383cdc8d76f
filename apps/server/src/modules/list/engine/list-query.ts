import { and, asc, desc, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalidRequest } from '../../../errors.ts';
import type { Asked, ListFilter, ListSource, SortKey, SortLevel, Viewer } from './list-definition.ts';

/** What one of the columns of a sort compares. */
interface OrderKey {
  readonly by: SQL | PgColumn;
  readonly isAscending: boolean;
  readonly isNullable: boolean;
}

/** Filters and order of one question in SQL. */
export interface ListQuery {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly always: SQL | undefined;
  readonly where: SQL | undefined;
  readonly joins: readonly SQL[];
  /** The joins of a walk along the order. */
  readonly walkedJoins: readonly SQL[];
  readonly keys: readonly OrderKey[];
  /** Direction of the id, which is the last key, so that pages never overlap. */
  readonly isAscending: boolean;
  /** Whether indexes have this order. */
  readonly isIndexed: boolean;
  readonly total: SQL | undefined;
}

/** A filter with the value that was chosen. */
export interface ChosenFilter<Filters> {
  readonly filter: ListFilter<unknown, Filters>;
  readonly value: unknown;
}

/** The filters of a list that are not empty, in the order of its definition. */
export function chosenIn<Filters extends object>(
  list: Pick<ListSource<Filters>, 'filters'>,
  filters: Filters,
): ChosenFilter<Filters>[] {
  const all = Object.entries(list.filters) as [keyof Filters, ListFilter<unknown, Filters>][];
  return all
    .map(([name, filter]) => ({ filter, value: filters[name] }))
    .filter(({ value }) => !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Where a request has its filters and its order, unless stated otherwise. */
const inBody = { filtersAt: '/body/filters', sortAt: '/body/filters/sortColumns' };

/**
 * The question that filters and their order ask of a list; without an order the newest row comes first.
 * @throws invalid-request for values that a filter does not know and for columns that there are not
 */
export function listQuery<Filters extends object>(
  list: ListSource<Filters>,
  filters: Filters,
  viewer: Viewer,
  { filtersAt, sortAt } = inBody,
): ListQuery {
  const asked: Asked<Filters> = { filters, viewer, at: filtersAt };
  const conditions = chosenIn(list, filters).map(({ filter, value }) => filter.condition(value, asked));
  const levels = list.sortOf(filters);
  const sorts = levels.map((level, place) => ({ ...sortKeyOf(list, level, place, sortAt), ...level }));
  return {
    table: list.table,
    id: list.id,
    always: list.always,
    where: and(list.always, ...conditions),
    joins: sorts.flatMap(({ joins = [] }) => joins),
    walkedJoins: sorts.flatMap(
      ({ joins = [], sortedJoins, isAscending }) => sortedJoins?.(isAscending) ?? joins,
    ),
    keys: sorts.flatMap(({ by, isAscending, isNullable = false }) =>
      by.map((one, place) => ({ by: one, isAscending, isNullable: isNullable && place === 0 })),
    ),
    isAscending: levels.at(-1)?.isAscending ?? false,
    isIndexed: sorts.length < 2 && sorts.every(({ isIndexed }) => isIndexed),
    total: list.total?.(filters, viewer),
  };
}

function sortKeyOf<Filters>(
  list: ListSource<Filters>,
  { columnId }: SortLevel,
  place: number,
  sortAt: string,
): SortKey {
  const key = columnId === undefined ? undefined : list.sortKey(columnId);
  if (key) return key;
  const message = `There is no column ${columnId ?? 'with this position'} to sort by.`;
  throw invalidRequest([{ path: `${sortAt}/${place}/columnName`, message }]);
}

/** How a key is called where a statement has it as a column of its own. */
export const keyName = (place: number) => sql.identifier(`sort_key_${place}`);

/** What stands behind ORDER BY, missing values last in both directions. */
export function orderOf({ keys, id, isAscending }: ListQuery): SQL {
  const sorted = keys.map((key) =>
    key.isNullable && !key.isAscending ? sql`${key.by} desc nulls last` : direct(key.by, key.isAscending),
  );
  return sql.join([...sorted, direct(id, isAscending)], sql`, `);
}

/** The same where no value is missing, which an index gives in both directions; `of` tells the key at a place. */
export function orderOfPresent(
  { keys, id, isAscending }: ListQuery,
  of: (key: OrderKey, place: number) => SQL | PgColumn,
): SQL {
  const sorted = keys.map((key, place) => direct(of(key, place), key.isAscending));
  return sql.join([...sorted, direct(id, isAscending)], sql`, `);
}

const direct = (by: SQL | PgColumn, isAscending: boolean) => (isAscending ? asc(by) : desc(by));

/** The condition that all sort keys have a value. */
export const havingKeys = ({ keys }: ListQuery): SQL | undefined =>
  and(...keys.filter(({ isNullable }) => isNullable).map(({ by }) => isNotNull(by)));

/** `where` and a condition, or nothing. */
export const whereOf = (condition: SQL | undefined): SQL => (condition ? sql`where ${condition}` : sql``);

/** Joins of one kind. */
export const joinsOf = (joins: readonly SQL[], kind: 'join' | 'left join'): SQL =>
  sql.join(
    joins.map((join) => sql`${sql.raw(kind)} ${join}`),
    sql` `,
  );
