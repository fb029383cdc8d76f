import { and, asc, desc, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalidRequest } from '../../../errors.ts';
import { keptFilters, type PathOf } from '../filters-at.ts';
import type { FiltersOf, ListFilter, ListParent, ListSource, SortLevel, Viewer } from './list-definition.ts';

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
  /** What holds for every row of the list. */
  readonly always: SQL | undefined;
  /** What is asked of rows themselves, the part of it that indexes answer along the order, and what is asked of parents. */
  readonly own: SQL | undefined;
  readonly along: SQL | undefined;
  readonly ofParent: SQL | undefined;
  /** All of that. */
  readonly where: SQL | undefined;
  /** Whose columns the rows are sorted by; none for their own. */
  readonly parent: Omit<ListParent<never>, 'filters'> | undefined;
  readonly joins: readonly SQL[];
  readonly keys: readonly OrderKey[];
  /** Direction of the id, which is the last key, so that pages never overlap. */
  readonly isAscending: boolean;
  /** Whether indexes have this order. */
  readonly isIndexed: boolean;
  readonly total: SQL | undefined;
}

/** Those of `known` filters that are not empty, in the order of their definition. */
export function chosenIn<Filters extends object>(known: FiltersOf<Filters>, filters: Filters) {
  const all = Object.entries(known) as [keyof Filters, ListFilter<unknown, Filters>][];
  return all
    .map(([name, filter]) => ({ filter, value: filters[name] }))
    .filter(({ value }) => !isEmpty(value));
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/**
 * What filters and order ask of a list, the newest row first without an order; a column named twice is joined once. `at`
 * is where the request has the filters.
 * @throws invalid-request for values that a filter does not know and for columns that there are not
 */
export function listQuery<Filters extends object>(
  list: ListSource<Filters>,
  filters: Filters,
  viewer: Viewer,
  at = keptFilters,
): ListQuery {
  const asked = { filters, viewer, at };
  const levels = list.sortOf(filters);
  const sorts = levels.map((level) => ({ ...sortKeyOf(list, level, at), ...level }));
  const chosen = chosenIn(list.filters, filters);
  const conditionOf = ({ filter, value }: (typeof chosen)[number]) => filter.condition(value, asked);
  const own = and(...chosen.map(conditionOf));
  const along = chosen
    .filter(({ filter }) => filter.orders?.includes(levels[0]?.columnId ?? ''))
    .map((one) => one.filter.indexed?.(one.value) ?? conditionOf(one));
  const { table, id, always, parent } = list;
  const ofParent = parent && and(...chosenIn(parent.filters, filters).map(conditionOf));
  const inParent =
    parent && ofParent && sql`${parent.from} in (select ${parent.id} from ${parent.table} where ${ofParent})`;
  return {
    table,
    id,
    always,
    own,
    ofParent,
    along: and(...along),
    where: and(always, own, inParent),
    parent: sorts.some(({ isOfParent }) => isOfParent) ? parent : undefined,
    joins: [...new Map(sorts.map(({ columnId, joins = [] }) => [columnId, joins])).values()].flat(),
    keys: sorts.flatMap(({ by, isAscending, isNullable = false }) =>
      by.map((one, place) => ({ by: one, isAscending, isNullable: isNullable && place === 0 })),
    ),
    isAscending: levels.at(-1)?.isAscending ?? false,
    isIndexed: sorts.length < 2 && sorts.every(({ isIndexed }) => isIndexed),
    total: own ? undefined : parent?.total?.(inParent),
  };
}

function sortKeyOf<Filters>(list: ListSource<Filters>, { columnId, namedBy }: SortLevel, at: PathOf) {
  const key = columnId === undefined ? undefined : list.sortKey(columnId);
  if (key) return key;
  const message = `There is no column ${columnId ?? 'with this position'} to sort by.`;
  throw invalidRequest([{ path: at(namedBy), message }]);
}

/** How a key is called where a statement has it as a column of its own. */
export const keyName = (place: number) => sql.identifier(`sort_key_${place}`);

/** What stands behind ORDER BY, missing values last in both directions. */
export function orderOf({ keys, id, isAscending }: Pick<ListQuery, 'keys' | 'id' | 'isAscending'>): SQL {
  const sorted = keys.map((key) =>
    key.isNullable && !key.isAscending ? sql`${key.by} desc nulls last` : direct(key.by, key.isAscending),
  );
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
  sql.join(joins.map((join) => sql` ${sql.raw(kind)} ${join}`));
