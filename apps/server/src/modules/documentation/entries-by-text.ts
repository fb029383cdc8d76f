import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import type { Name, NameColumns } from '../../platform/db/names.ts';
import { isSameText } from '../../platform/db/same-text.ts';

/**
 * Entries of a configuration list by texts that a column of theirs holds, however they are capitalised: several of one text
 * where the column is not unique, none of a text that no entry has.
 */
export async function entriesByText(
  tx: Database,
  { id, name }: NameColumns,
  column: PgColumn,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly Name[]>> {
  const asked = [...new Set(texts)].filter((text) => text !== '');
  if (asked.length === 0) return new Map();
  const { rows } = await tx.execute<{ given: string; id: number; name: string }>(sql`
    select given.text as given, ${id} as id, ${name} as name
    from unnest(${sql.param(asked)}::text[]) as given (text)
    join ${id.table} on ${isSameText(column, sql`given.text`)}`);
  const found = Map.groupBy(rows, ({ given }) => given);
  return new Map(
    [...found].map(([text, entries]) => [
      text,
      entries.map((one) => ({ id: Number(one.id), name: one.name })),
    ]),
  );
}

/** The same by their names, which are unique: one entry of a text at most. */
export async function entriesByName(
  tx: Database,
  table: NameColumns,
  texts: readonly string[],
): Promise<ReadonlyMap<string, Name>> {
  const found = await entriesByText(tx, table, table.name, texts);
  return new Map([...found].flatMap(([text, [entry]]) => (entry ? [[text, entry] as const] : [])));
}
