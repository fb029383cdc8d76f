import { hash } from 'node:crypto';
import type { changes } from './change.tables.ts';

/** A row of the history before it gets its id and its hash. */
export type UnhashedChange = Omit<typeof changes.$inferInsert, 'id' | 'hash'>;

/** What stands before the first change of everything. */
export const chainStart = '0'.repeat(64);

/**
 * The hash of one change over all that it says and the hash of the change before it. Lists, not objects, are hashed,
 * so that the order never depends on how a row was built.
 */
export function hashChange(change: UnhashedChange): string {
  const said = [
    change.previousHash,
    change.aggregate,
    change.aggregateId,
    change.sequence,
    change.stamp,
    change.field,
    change.valueKind,
    change.oldValue ?? null,
    change.newValue ?? null,
    change.oldText ?? null,
    change.newText ?? null,
    change.changedAt.toISOString(),
    change.userId,
    change.userSymbol,
    change.source,
    change.batchId,
  ];
  return hash('sha256', JSON.stringify(said));
}
