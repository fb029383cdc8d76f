import { getTableColumns, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

function columnOf(table: PgTable, key: string): Column {
  const column = getTableColumns(table)[key];
  if (!column) throw new Error(`There is no column ${key}.`);
  return column;
}

/** Refuses rows with other keys than these: the value would be lost without a word. */
function refuseOtherKeys(keys: readonly string[], rows: readonly object[]): void {
  const known = new Set(keys);
  for (const row of rows) {
    for (const key in row)
      if (!known.has(key)) throw new Error(`Not every row has ${key}; it would be lost.`);
  }
}

/** The values of a column as PostgreSQL writes an array. */
function listOf(column: Column, key: string, rows: readonly object[]): string {
  const textOf = isJson(column) ? quotedJson : elementOf;
  return arrayOf(rows, (row) => textOf((row as Record<string, unknown>)[key]));
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

/**
 * Rows with these keys, and no others, as one list of values per column. PostgreSQL would take a list of lists apart to its
 * end, so lists come as texts there.
 */
export function rowsAsLists(table: PgTable, keys: readonly string[], rows: readonly object[]): SQL {
  refuseOtherKeys(keys, rows);
  const values = keys.map((key) => {
    const column = columnOf(table, key);
    const type = sql.raw(column.getSQLType());
    const isList = column.getSQLType().endsWith('[]');
    const value = sql`unnest(${listOf(column, key, rows)}::${isList ? sql`text` : type}[])`;
    return sql`${value}${isList ? sql`::${type}` : sql``} as ${sql.identifier(column.name)}`;
  });
  return sql`select ${sql.join(values, sql`, `)}`;
}
