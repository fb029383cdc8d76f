import { plainCode } from '@crt/domain/plain-code';
import { and, desc, ilike, max, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like-pattern.ts';

/** What is in `column` and contains the text, each once and those with the latest `time` first, at most 20. */
export async function findTexts(
  tx: Database,
  { column, time, where }: { readonly column: PgColumn; readonly time: PgColumn; readonly where?: SQL },
  text: string,
): Promise<string[]> {
  const rows = await tx
    .select({ found: column })
    .from(column.table)
    .where(and(ilike(column, containing(plainCode(text))), where))
    .groupBy(column)
    .orderBy(desc(max(time)), desc(column))
    .limit(20);
  return rows.map(({ found }) => String(found));
}
