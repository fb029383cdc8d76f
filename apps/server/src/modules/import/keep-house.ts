import { and, eq, inArray, lt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import { imports } from './import.tables.ts';

const hourMs = 3_600_000;

/** Removes what was begun to be read by a process that died meanwhile; gives 0, as nothing is left then. */
export async function forgetHalfStaged({ tx, clock }: RequestContext): Promise<number> {
  const long = new Date(clock.now().getTime() - hourMs);
  await tx.delete(imports).where(and(eq(imports.state, 'staging'), lt(imports.createdAt, long)));
  return 0;
}

/** The names of the files whose changes have these batches in the history; batches of no import are not there. */
export async function filesOfBatches(
  tx: Database,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (batchIds.length === 0) return new Map();
  const { batchId, fileName } = imports;
  const rows = await tx
    .select({ batchId, fileName })
    .from(imports)
    .where(inArray(batchId, [...batchIds]));
  return new Map(rows.map((row) => [row.batchId, row.fileName]));
}
