import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { reschedulings } from './rescheduling.tables.ts';

/** Why all open plans were planned anew. */
export interface ReplanningCause {
  /** What was done, in the order in which it was; at least one thing. */
  readonly reasons: readonly string[];
  /** Who did it; empty where several did. */
  readonly userId: string;
}

/** What led to the plannings anew whose changes have these batches in the history, by batch; other batches are not there. */
export async function causesOfBatches(
  tx: Database,
  batchIds: readonly string[],
): Promise<ReadonlyMap<string, ReplanningCause>> {
  if (batchIds.length === 0) return new Map();
  const { batchId, reasons, requestedBy } = reschedulings;
  const rows = await tx
    .select({ batchId, reasons, userId: requestedBy })
    .from(reschedulings)
    .where(inArray(batchId, [...batchIds]));
  return new Map(rows.flatMap((row) => (row.batchId === null ? [] : [[row.batchId, row] as const])));
}
