import { getTableColumns, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The list of a column's values, as {@link listsOf} writes it, or the place of one in a statement that is kept. */
export type ListOf = (key: string) => string | Placeholder;

/** Lists by the keys of their columns. */
type Lists = Readonly<Record<string, string>>;

/** Places of lists under a name of their own, for a statement that is kept. */
export const placesOf =
  (name: string): ListOf =>
  (key) =>
    sql.placeholder(`${name}.${key}`);

/** What stands in the places of {@link placesOf}. */
export const inPlaces = (name: string, lists: Lists) =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [`${name}.${key}`, list]));

function columnOf(table: PgTable, key: string): Column {
  const column = getTableColumns(table)[key];
  if (!column) throw new Error(`There is no column ${key}.`);
  return column;
}

/** The values of rows with these keys, and no others, as one list per column: as PostgreSQL writes arrays. */
export function listsOf(table: PgTable, keys: readonly string[], rows: readonly object[]): Lists {
  const known = new Set(keys);
  for (const row of rows) {
    for (const key in row)
      if (!known.has(key)) throw new Error(`Not every row has ${key}; it would be lost.`);
  }
  const listOf = (key: string) => {
    const textOf = isJson(columnOf(table, key)) ? quotedJson : elementOf;
    return arrayOf(rows, (row) => textOf((row as Record<string, unknown>)[key]));
  };
  return Object.fromEntries(keys.map((key) => [key, listOf(key)]));
}

const isJson = (column: Column) => column.getSQLType() === 'jsonb';

/** Joined sign by sign: that is quicker than a list of texts that is joined afterwards. */
function arrayOf<Item>(items: readonly Item[], textOf: (item: Item) => string): string {
  let list = '';
  for (const item of items) list += `${list === '' ? '{' : ','}${textOf(item)}`;
  return list === '' ? '{}' : `${list}}`;
}

function elementOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? quoted(arrayOf(value, elementOf)) : String(value as number | boolean);
}

const quotedJson = (value: unknown) =>
  value === null || value === undefined ? 'NULL' : quoted(JSON.stringify(value));
const quoted = (text: string) => `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;

/** Rows of lists, one per column. PostgreSQL would take a list of lists apart to its end, so lists come as texts there. */
export function rowsOfLists(table: PgTable, keys: readonly string[], listOf: ListOf): SQL {
  const values = keys.map((key) => {
    const column = columnOf(table, key);
    const type = sql.raw(column.getSQLType());
    const isList = column.getSQLType().endsWith('[]');
    const value = sql`unnest(${listOf(key)}::${isList ? sql`text` : type}[])`;
    return sql`${value}${isList ? sql`::${type}` : sql``} as ${sql.identifier(column.name)}`;
  });
  return sql`select ${sql.join(values, sql`, `)}`;
}
