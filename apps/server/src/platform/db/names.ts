import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** What a record is called. */
export interface Name {
  id: number;
  name: string;
}

/** The columns of a table that say it. */
export interface NameColumns {
  readonly id: PgColumn;
  readonly name: PgColumn;
}

/** The records that a condition leaves, all without one, in the order of their names, small letters among capitals. */
export async function namesOf(tx: Database, { id, name }: NameColumns, condition?: SQL): Promise<Name[]> {
  const rows = await tx
    .select({ id, name })
    .from(id.table)
    .where(condition)
    .orderBy(sql`lower(${name}::text)`, name);
  return rows.map((row) => ({ id: Number(row.id), name: String(row.name) }));
}

/** Something with what it is chosen from: names, or groups of them. */
export interface Offering<Offer = Name[]> {
  readonly offer: (tx: Database) => Promise<Offer> | Offer;
}
