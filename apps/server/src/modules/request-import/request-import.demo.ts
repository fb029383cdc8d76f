import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { importResults, requestImports } from './request-import.tables.ts';

/** What the ordering system has sent, and what became of it. */
export async function fillImports(
  tx: Database,
  {
    imports,
    results,
  }: {
    readonly imports: readonly (typeof requestImports.$inferInsert)[];
    readonly results: readonly (typeof importResults.$inferInsert)[];
  },
): Promise<void> {
  await insertRows(tx, requestImports, imports);
  await insertRows(tx, importResults, results);
  await continueIds(tx, requestImports);
}
