import {
  and,
  arrayContains,
  asc,
  count,
  countDistinct,
  eq,
  getTableColumns,
  isNotNull,
  ne,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { nameField, type RecordRow, type RecordTable, type Use } from './reference-facts.ts';

/** A stored record or part of one, whatever its table: the only place that forgets which. */
type AnyRow = Record<string, unknown> & { id: number; stamp: number };

/** What of a kind of records the store has to know. */
type Stored<Table extends RecordTable> = {
  readonly kind: string;
  readonly table: Table;
  readonly fields: object;
};

const columnOf = ({ kind, table }: Stored<RecordTable>, field: string): AnyPgColumn => {
  const column = getTableColumns(table as AnyPgTable)[field];
  if (!column) throw new Error(`${kind} has no column ${field}.`);
  return column as AnyPgColumn;
};

/** All records by name, in any case. */
export async function findRecords<Table extends RecordTable>(
  tx: Database,
  facts: Stored<Table>,
): Promise<RecordRow<Table>[]> {
  const rows = await tx
    .select()
    .from(facts.table as AnyPgTable)
    .orderBy(sql`lower(${columnOf(facts, nameField(facts))}::text)`, asc(facts.table.id));
  return rows as RecordRow<Table>[];
}

/** One record, locked until the end of the transaction. */
export async function lockRecord<Table extends RecordTable>(
  tx: Database,
  facts: Stored<Table>,
  id: number,
): Promise<RecordRow<Table> | undefined> {
  const rows = await tx
    .select()
    .from(facts.table as AnyPgTable)
    .where(eq(facts.table.id, id))
    .for('update');
  return rows[0] as RecordRow<Table> | undefined;
}

/** Whether another record than `exceptId` has the same values, texts in any case. */
export async function isTaken(
  tx: Database,
  facts: Stored<RecordTable>,
  values: ReadonlyMap<string, unknown>,
  exceptId: number,
): Promise<boolean> {
  const same = [...values].map(([field, value]) => {
    const column = columnOf(facts, field);
    return typeof value === 'string'
      ? isSameText(column, value)
      : sql`${column} is not distinct from ${value}`;
  });
  const rows = await tx
    .select({ id: facts.table.id })
    .from(facts.table as AnyPgTable)
    .where(and(...same, ne(facts.table.id, exceptId)))
    .limit(1);
  return rows.length > 0;
}

/** Stores a new record and gives its id. */
export async function insertRecord(tx: Database, table: RecordTable, values: object): Promise<number> {
  const [row] = await tx.insert(table).values(values).returning({ id: table.id });
  if (!row) throw new Error('The database gave no id for a new record');
  return (row as { id: number }).id;
}

/** Replaces what was entered for a record and gives it a new stamp. */
export async function updateRecord(
  tx: Database,
  table: RecordTable,
  { id, stamp, values }: { id: number; stamp: number; values: object },
): Promise<void> {
  const patch: Partial<AnyRow> = { ...values, stamp };
  await tx.update(table).set(patch).where(eq(table.id, id));
}

export async function deleteRecord(tx: Database, table: RecordTable, id: number): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** The most names that are told of one kind of user; more are counted. */
const mostNames = 5;

/** How many of something point at a record, and the first of their names where they have some. */
export interface Users {
  readonly number: number;
  readonly names: readonly string[];
}

const usersIn = ({ countedBy, named }: Use) => ({
  number: countedBy ? countDistinct(countedBy) : count(),
  names: named
    ? sql<string[]>`coalesce((array_agg(distinct ${named}))[1:${sql.raw(String(mostNames))}], '{}')`
    : sql<string[]>`'{}'::text[]`,
});

/** How many of something point at each record: one scan for all of them, not one for each. */
export async function findUses(tx: Database, use: Use): Promise<ReadonlyMap<number, Users>> {
  const { column, isList = false, counts } = use;
  const rows = await tx
    .select({ id: isList ? sql<number>`unnest(${column})` : column, ...usersIn(use) })
    .from(column.table)
    .where(and(isNotNull(column), counts))
    .groupBy(sql`1`);
  return new Map(rows.map(({ id, ...users }) => [id as number, users]));
}

/** How many of something point at one record. */
export async function findUsesOf(tx: Database, use: Use, id: number): Promise<Users> {
  const { column, isList = false, counts } = use;
  const [row] = await tx
    .select(usersIn(use))
    .from(column.table)
    .where(and(isList ? arrayContains(column, [id]) : eq(column, id), counts));
  return row ?? nobody;
}

/** Nothing points at it. */
export const nobody: Users = { number: 0, names: [] };
