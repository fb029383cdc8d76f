import { and, asc, count, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import {
  nameField,
  type RecordRow,
  type RecordTable,
  type ReferenceFacts,
  type Use,
} from './reference-facts.ts';

/** A stored record or part of one, whatever its table: the only place that forgets which. */
type AnyRow = Record<string, unknown> & { id: number; stamp: number };

const nameColumn = <Table extends RecordTable>(facts: ReferenceFacts<Table>): AnyPgColumn => {
  const column = getTableColumns(facts.table as AnyPgTable)[nameField(facts)];
  if (!column) throw new Error(`${facts.kind} has no column for its name.`);
  return column as AnyPgColumn;
};

/** All records by name, in any case. */
export async function findRecords<Table extends RecordTable>(
  tx: Database,
  facts: ReferenceFacts<Table>,
): Promise<RecordRow<Table>[]> {
  const rows = await tx
    .select()
    .from(facts.table as AnyPgTable)
    .orderBy(sql`lower(${nameColumn(facts)}::text)`, asc(facts.table.id));
  return rows as RecordRow<Table>[];
}

/** One record, locked until the end of the transaction. */
export async function lockRecord<Table extends RecordTable>(
  tx: Database,
  facts: ReferenceFacts<Table>,
  id: number,
): Promise<RecordRow<Table> | undefined> {
  const rows = await tx
    .select()
    .from(facts.table as AnyPgTable)
    .where(eq(facts.table.id, id))
    .for('update');
  return rows[0] as RecordRow<Table> | undefined;
}

/** Whether another record than `exceptId` has this name, in any case. */
export async function isNameTaken<Table extends RecordTable>(
  tx: Database,
  facts: ReferenceFacts<Table>,
  name: string,
  exceptId: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: facts.table.id })
    .from(facts.table as AnyPgTable)
    .where(and(sql`lower(${nameColumn(facts)}) = lower(${name})`, ne(facts.table.id, exceptId)))
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

/** How many of something point at each record: one scan for all of them, not one for each. */
export async function countUses(tx: Database, { column }: Use): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ id: column, number: count() })
    .from(column.table)
    .where(isNotNull(column))
    .groupBy(column);
  return new Map(rows.map(({ id, number }) => [id as number, number]));
}

/** How many of something point at one record. */
export async function countUsesOf(tx: Database, { column }: Use, id: number): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(column.table).where(eq(column, id));
  return row?.number ?? 0;
}
