import type { RequestContext } from '../../context.ts';
import { chainStart, hashChange, type UnhashedChange } from './change-hash.ts';
import { findHeads, keepHeads } from './change-heads.ts';
import { changeChains, changes, type ChangeSource, type ValueKind } from './change.tables.ts';

/** One changed field: its values for comparing, and the texts that people saw at the time. */
export interface FieldChange {
  readonly field: string;
  readonly kind: ValueKind;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly oldText: string | null;
  readonly newText: string | null;
}

/** The thing whose history grows, with the stamp that it gets by these changes. */
export interface ChangedThing {
  readonly aggregate: string;
  readonly id: number;
  readonly stamp: number;
}

interface RecordOptions {
  readonly source?: ChangeSource;
  /** Given when one call changes several things; else the rows of this call get a batch of their own. */
  readonly batchId?: string;
}

/**
 * Appends changed fields to the history of one thing, in the transaction of the change. The caller holds the lock of
 * the thing, which makes the chain of hashes safe against two writers.
 */
export async function recordChanges(
  context: RequestContext,
  thing: ChangedThing,
  fieldChanges: readonly FieldChange[],
  options: RecordOptions = {},
): Promise<void> {
  if (fieldChanges.length === 0) return;
  const { tx } = context;
  const heads = await findHeads(tx, thing.aggregate, [thing.id]);
  let { length: sequence, headHash: previousHash } = heads.get(thing.id) ?? {
    length: 0,
    headHash: chainStart,
  };
  const batchId = options.batchId ?? context.ids.uuid();
  const rows = fieldChanges.map(({ kind, ...change }) => {
    sequence += 1;
    const row: UnhashedChange = {
      ...change,
      aggregate: thing.aggregate,
      aggregateId: thing.id,
      sequence,
      stamp: thing.stamp,
      valueKind: kind,
      changedAt: context.clock.now(),
      userId: context.actor.userId,
      userSymbol: context.actor.symbol,
      source: options.source ?? 'user',
      batchId,
      previousHash,
    };
    previousHash = hashChange(row);
    return { ...row, hash: previousHash };
  });
  const head = { length: sequence, headHash: previousHash };
  // One statement for both: half of what an edit costs is the way to the database and back.
  const added = tx.$with('added').as(tx.insert(changes).values(rows).returning({ id: changes.id }));
  await tx
    .with(added)
    .insert(changeChains)
    .values({ aggregate: thing.aggregate, aggregateId: thing.id, ...head })
    .onConflictDoUpdate({ target: [changeChains.aggregate, changeChains.aggregateId], set: head });
  keepHeads(tx, thing.aggregate, [[thing.id, head]]);
}
