import { createHmac } from 'node:crypto';
import type { changes } from './change.tables.ts';
import { storedInstant } from './field-value.ts';
import type { HistoryKey } from './history-key.ts';

/** A row of the history before it gets its id and its hash. */
export type UnhashedChange = Omit<typeof changes.$inferInsert, 'id' | 'hash'>;

/** The thing whose history it is. */
export interface Thing {
  readonly aggregate: string;
  readonly aggregateId: number;
}

/** Values of fields as the history stores them. */
export type StoredValues = Readonly<Record<string, string | null>>;

/**
 * The hash of one change over all that it says and the hash of the change before it. Lists, not objects, are hashed,
 * so that the order never depends on how a row was built.
 */
export function hashChange(key: HistoryKey, change: UnhashedChange): string {
  return keyedHash(key, [
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
    storedInstant(change.changedAt),
    change.userId,
    change.userSymbol,
    change.source,
    change.batchId,
  ]);
}

/**
 * What stands before the first change of a thing: made of the values with which it began, where those are kept. A chain
 * without any change ends with it, which only the holder of the key can make too.
 */
export function hashBeginning(
  key: HistoryKey,
  { aggregate, aggregateId }: Thing,
  values?: StoredValues,
): string {
  if (!values) return keyedHash(key, [aggregate, aggregateId]);
  const inOrder = Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return keyedHash(key, [aggregate, aggregateId, inOrder]);
}

/** The hash of what JSON tells, which only the holder of the key can make. */
export function keyedHash(key: HistoryKey, said: unknown): string {
  return createHmac('sha256', key).update(JSON.stringify(said)).digest('hex');
}
