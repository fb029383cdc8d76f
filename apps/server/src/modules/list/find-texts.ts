import { desc, ilike, max } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like-pattern.ts';

/** What is in `column` and contains the text, each once and those with the latest `time` first, at most 20. */
export async function findTexts(
  tx: Database,
  { column, time }: { readonly column: PgColumn; readonly time: PgColumn },
  text: string,
): Promise<string[]> {
  const rows = await tx
    .select({ found: column })
    .from(column.table)
    .where(ilike(column, containing(text)))
    .groupBy(column)
    .orderBy(desc(max(time)), desc(column))
    .limit(20);
  return rows.map(({ found }) => String(found));
}
