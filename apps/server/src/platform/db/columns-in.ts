import { Column, SQL, is } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The columns of a table that a part of a statement names. */
export function columnsIn(part: unknown, table: PgTable): PgColumn[] {
  if (is(part, Column)) return part.table === table ? [part as PgColumn] : [];
  if (is(part, SQL)) return columnsIn(part.queryChunks, table);
  return Array.isArray(part) ? part.flatMap((one) => columnsIn(one, table)) : [];
}
