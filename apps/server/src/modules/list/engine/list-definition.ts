import type { ListColumn } from '@crt/domain/list-column';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/spreadsheet.ts';
import type { PathOf } from '../filters-at.ts';
import type { ListName } from '../list.tables.ts';

/*
 * The engine reads any list from its definition: filters become conditions, sort keys become columns and joins. A page is
 * three plain statements: the exact number of rows that match, the ids of the page, the rows of these ids. Four means keep
 * that quick, and there is no fifth. First, a list that is filtered and sorted by columns of one table has an index with
 * all of these columns, which is read instead of the five times larger rows. Second, few rows that match are sorted; where
 * many match and an index has the order, its first few thousand rows are looked at before that: nearly always they have the
 * page (see find-page.ts). Third, rows that are sorted by what they belong to are looked at in the order of their first few
 * thousand parents. Fourth, where it is known how many rows each parent has, these numbers are added up instead of counting
 * rows. Whoever misses a millisecond first looks at the plan of the statement, then at the index.
 */

/** What a query depends on besides its filters. */
export interface Viewer {
  readonly now: Date;
  /** IANA name of the zone whose days the filters mean (E14). */
  readonly timeZone: string;
}

/** What a filter is asked with: all filters of the query, who asks, and where in the request the filters stand. */
export interface Asked<Filters> {
  readonly filters: Filters;
  readonly viewer: Viewer;
  /** Where the request has them, for refusals. */
  readonly at: PathOf;
}

/** One filter of a list; what is empty does not narrow and is not asked about. */
export interface ListFilter<Value, Filters> {
  /** Its name as an export tells it. */
  readonly label: string;
  /** What is chosen from, in the order in which it is shown (list-offers.ts). */
  readonly offer?: (tx: Database) => unknown;
  /** Columns in whose order indexes have the rows that it leaves: a walk along such an order sees no others. */
  readonly orders?: readonly string[];
  /** The part of it that these indexes answer, where that is not all of it. */
  indexed?(value: Value): SQL | undefined;
  /** What it asks of a row. @throws invalid-request for a value that it does not know */
  condition(value: Value, asked: Asked<Filters>): SQL | undefined;
  /** Its value in words; undefined where it does not narrow after all. */
  words(tx: Database, value: Value, asked: Asked<Filters>): Promise<string | undefined> | string | undefined;
}

/** The filters of a list by their names on the wire. */
export type FiltersOf<Filters> = {
  readonly [Name in keyof Filters]?: ListFilter<NonNullable<Filters[Name]>, Filters>;
};

/** What a column is sorted by. */
export interface SortKey {
  /** What is compared, the first first. */
  readonly by: readonly (SQL | PgColumn)[];
  /** Tables that have to be joined for it: everything behind JOIN. */
  readonly joins?: readonly SQL[];
  /** Whether it compares what the parent has or points at, and at last which parent it is. */
  readonly isOfParent?: boolean;
  /** Whether rows may be without the first value; they stand last in both directions. */
  readonly isNullable?: boolean;
  /** Whether indexes have the rows in this order, or their parents, who are fewer, stand in for them. */
  readonly isIndexed?: boolean;
}

/** One column of the sort that a caller asks for. */
export interface SortLevel {
  readonly columnId: string | undefined;
  readonly isAscending: boolean;
  /** The part of the filters that names the column, as `sortColumns/0/columnName`. */
  readonly namedBy: string;
}

/** The sort keys of columns whose names are all known. */
export const sortKeys = (keys: Readonly<Record<string, SortKey>>) => (columnId: string) =>
  Object.hasOwn(keys, columnId) ? keys[columnId] : undefined;

/** What the rows of a list belong to, as changes belong to plans. */
export interface ListParent<Filters> {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** The column of the list that points at it. */
  readonly from: PgColumn;
  /** What is asked of the parent. */
  readonly filters: FiltersOf<Filters>;
  /** The number of rows of the parents that a condition on `from` leaves, where there is a quicker statement than counting. */
  total?(condition: SQL | undefined): SQL;
}

/** What the engine needs to find rows of a list. */
export interface ListSource<Filters> {
  readonly table: PgTable;
  readonly id: PgColumn;
  /** What holds for every row of the list; none when the table has nothing else. */
  readonly always?: SQL;
  readonly parent?: ListParent<Filters>;
  readonly filters: FiltersOf<Filters>;
  /** The sort key of a column; undefined for a column that there is not. */
  sortKey(columnId: string): SortKey | undefined;
  /** The order that the filters carry; none for that of the newest row first. */
  sortOf(filters: Filters): readonly SortLevel[];
}

/** A list whose filters are remembered and saved under names. */
export interface KeptList<Filters> extends ListSource<Filters> {
  readonly name: ListName;
  readonly columns: readonly ListColumn[];
}

/** A row as a list shows it. */
export interface ListRow {
  readonly id: number;
}

/** A whole list, as it is shown and exported. */
export interface ListDefinition<Filters, Row extends ListRow> extends KeptList<Filters> {
  /** What its rows are called, as in 'Fulfilment plans'. */
  readonly title: string;
  /** The rows with these ids, in any order; ids that are gone are left out. */
  findRows(tx: Database, ids: readonly number[]): Promise<Row[]>;
  /** What a spreadsheet shows in a column; `clock` makes instants those of the zone that was asked for. */
  cell(columnId: string, clock: (instant: Date) => Date): SheetColumn<Row>['value'] | undefined;
}
