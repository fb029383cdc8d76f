import { getTableColumns, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import { inPlaces, listsOf, placesOf } from '../../platform/db/column-lists.ts';
import { inChunks, insertStatement } from '../../platform/db/insert-rows.ts';
import { command } from '../../platform/db/statement.ts';
import { hashChange, type UnhashedChange } from './change-hash.ts';
import { chainBegin, findHeads, keepHeads } from './change-heads.ts';
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

/** The changes of one thing among many. */
interface ThingChanges {
  readonly id: number;
  readonly stamp: number;
  readonly changes: readonly FieldChange[];
}

/** Changed fields of one thing that belong together. */
interface Entry {
  readonly thing: ChangedThing;
  readonly changes: readonly FieldChange[];
  readonly source: ChangeSource;
  readonly batchId: string;
}

/** Entries of transactions that store them later, in the order in which they came. */
const gathered = new WeakMap<Database, Entry[]>();

const changeKeys = Object.keys(getTableColumns(changes)).filter((key) => key !== 'id');
const chainKeys = Object.keys(getTableColumns(changeChains));
const appended = () => insertStatement(changes, changeKeys, placesOf('rows'));
const appendRows = command('changes_appended', appended);
const appendRowsAndEnds = command('changes_and_ends_appended', () => {
  const replacing = { key: ['aggregate', 'aggregateId'], replace: ['length', 'headHash', 'lastChangedAt'] };
  return sql`with added as (${appended()})
    ${insertStatement(changeChains, chainKeys, placesOf('ends'), replacing)}`;
});

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
  { source = 'user', batchId = context.ids.uuid() }: RecordOptions = {},
): Promise<void> {
  await appendEntries(context, [{ thing, changes: fieldChanges, source, batchId }]);
}

/**
 * Appends the changes that one act of scheduling made to many things, under one batch. The caller holds the locks of
 * all of them.
 */
export async function recordManyChanges(
  context: RequestContext,
  aggregate: string,
  things: readonly ThingChanges[],
  batchId: string,
): Promise<void> {
  const entries = things.map(({ id, stamp, changes: fieldChanges }) => ({
    thing: { aggregate, id, stamp },
    changes: fieldChanges,
    source: 'schedule' as const,
    batchId,
  }));
  await appendEntries(context, entries);
}

/**
 * Stores all that `work` records with one statement at its end: half of what an edit costs is the way to the database
 * and back. `work` does not read what it records.
 */
export async function recordTogether(context: RequestContext, work: () => Promise<void>): Promise<void> {
  const entries: Entry[] = [];
  gathered.set(context.tx, entries);
  await work().finally(() => gathered.delete(context.tx));
  await appendEntries(context, entries);
}

async function appendEntries(context: RequestContext, entries: readonly Entry[]): Promise<void> {
  const told = entries.filter((entry) => entry.changes.length > 0);
  const waiting = gathered.get(context.tx);
  if (waiting) waiting.push(...told);
  else {
    for (const [aggregate, ofKind] of Map.groupBy(told, ({ thing }) => thing.aggregate))
      await append(context, aggregate, ofKind);
  }
}

async function append(context: RequestContext, aggregate: string, entries: readonly Entry[]): Promise<void> {
  const { tx } = context;
  const ids = [...new Set(entries.map(({ thing }) => thing.id))];
  const ends = await findHeads(tx, aggregate, ids);
  const told = entries.flatMap((entry) => entry.changes.map((change) => ({ entry, change })));
  await inChunks(told, (chunk, isLast) => {
    const added = chunk.map(({ entry, change }) => linked(context, ends, entry, change));
    const rows = inPlaces('rows', listsOf(changes, changeKeys, added));
    if (!isLast) return () => appendRows(tx, rows);
    const heads = [...ends].map(([aggregateId, end]) => ({ aggregate, aggregateId, ...end }));
    const values = { ...rows, ...inPlaces('ends', listsOf(changeChains, chainKeys, heads)) };
    return () => appendRowsAndEnds(tx, values);
  });
  keepHeads(tx, aggregate, ends);
}

/** The row of a change behind the end of its chain, which then is the new end. */
function linked(
  context: RequestContext,
  ends: Awaited<ReturnType<typeof findHeads>>,
  { thing, source, batchId }: Entry,
  { kind, ...change }: FieldChange,
) {
  const { length, headHash, lastChangedAt } = ends.get(thing.id) ?? chainBegin;
  const row: UnhashedChange = {
    ...change,
    aggregate: thing.aggregate,
    aggregateId: thing.id,
    sequence: length + 1,
    stamp: thing.stamp,
    valueKind: kind,
    changedAt: context.clock.now(),
    userId: context.actor.userId,
    userSymbol: context.actor.symbol,
    source,
    batchId,
    previousHash: headHash,
  };
  const hash = hashChange(row);
  const latest = lastChangedAt > row.changedAt ? lastChangedAt : row.changedAt;
  ends.set(thing.id, { length: row.sequence, headHash: hash, lastChangedAt: latest });
  return { ...row, hash };
}
