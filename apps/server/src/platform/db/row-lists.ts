import { getTableColumns, sql, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row as the list of its columns, instants in milliseconds. */
type RowList = readonly unknown[];

/**
 * For tables of which many rows are read by who owns them, all of an owner as one value: the way of a thousand rows of
 * their own is several times as long. `lists` is what is selected, grouped by the owner; `toRow` makes a row of each list.
 */
export function rowLists<Table extends PgTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    isInstant: column.getSQLType().startsWith('timestamp'),
  }));
  const values = columns.map(({ column, isInstant }) =>
    isInstant ? sql`round(date_part('epoch', ${column}) * 1000)` : sql`${column}`,
  );
  const read = (value: unknown, isInstant: boolean) =>
    isInstant && value !== null ? new Date(value as number) : value;
  return {
    lists: sql<readonly RowList[]>`json_agg(json_build_array(${sql.join(values, sql`, `)}))`,
    toRow: (list: RowList) =>
      Object.fromEntries(
        columns.map(({ key, isInstant }, at) => [key, read(list[at], isInstant)]),
      ) as InferSelectModel<Table>,
  };
}
