import type { RequestContext } from '../../context.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { chainStart, hashChange, type UnhashedChange } from './change-hash.ts';
import { findHeads, keepHeads } from './change-heads.ts';
import { changeChains, changes } from './change.tables.ts';
import type { FieldChange } from './record-changes.ts';

/** The changes of one thing among many. */
export interface ThingChanges {
  readonly id: number;
  readonly stamp: number;
  readonly changes: readonly FieldChange[];
}

/**
 * Appends the changes that one act of scheduling made to many things, under one batch. The caller holds the locks of
 * all of them. Takes three statements however many things there are.
 */
export async function recordManyChanges(
  context: RequestContext,
  aggregate: string,
  things: readonly ThingChanges[],
  batchId: string,
): Promise<void> {
  const ids = things.flatMap(({ id, changes: fields }) => (fields.length > 0 ? [id] : []));
  if (ids.length === 0) return;
  const ends = await findHeads(context.tx, aggregate, ids);
  const rows = things.flatMap(({ id, stamp, changes: fields }) =>
    fields.map(({ kind, ...change }) => {
      const end = ends.get(id) ?? { length: 0, headHash: chainStart };
      const row: UnhashedChange = {
        ...change,
        aggregate,
        aggregateId: id,
        sequence: end.length + 1,
        stamp,
        valueKind: kind,
        changedAt: context.clock.now(),
        userId: context.actor.userId,
        userSymbol: context.actor.symbol,
        source: 'schedule',
        batchId,
        previousHash: end.headHash,
      };
      const hash = hashChange(row);
      ends.set(id, { length: row.sequence, headHash: hash });
      return { ...row, hash };
    }),
  );
  await insertRows(context.tx, changes, rows);
  const heads = [...ends].map(([aggregateId, end]) => ({ aggregate, aggregateId, ...end }));
  await insertRows(context.tx, changeChains, heads, {
    key: ['aggregate', 'aggregateId'],
    replace: ['length', 'headHash'],
  });
  keepHeads(context.tx, aggregate, ends);
}
