import type { ValueKind } from '@crt/domain/record-field';
import { getTableColumns, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { inChunks, insertStatement } from '../../platform/db/insert-rows.ts';
import { hashChange, type Thing, type UnhashedChange } from './change-hash.ts';
import { endWithoutChanges, findEnds, keepEnds, keyOf, type StoredEnd } from './chain-ends.ts';
import { changeChains, changes, type ChangeSource } from './change.tables.ts';

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

/** One changed field of one thing, and who is behind it. */
export interface Entry {
  readonly thing: ChangedThing;
  readonly change: FieldChange;
  readonly source: ChangeSource;
  readonly batchId: string;
}

const changeKeys = Object.keys(getTableColumns(changes)).filter((key) => key !== 'id');
const chainKeys = Object.keys(getTableColumns(changeChains));
const replacing = { key: ['aggregate', 'aggregateId'], replace: ['length', 'headHash', 'lastChangedAt'] };

/** How changes came about, where it is not as the action came about. */
export interface RecordOptions {
  readonly source?: ChangeSource | undefined;
}

/**
 * Appends changed fields to the history of one thing, in the transaction of the change. The caller holds the lock of
 * the thing, which makes the chain of hashes safe against two writers. Verbs do not call this themselves: the write
 * road does, together with the stamp and the event.
 */
export async function recordChanges(
  context: RequestContext,
  thing: ChangedThing,
  fieldChanges: readonly FieldChange[],
  { source = context.history.source }: RecordOptions = {},
): Promise<void> {
  const { history } = context;
  const { batchId } = history;
  const entries = fieldChanges.map((change): Entry => ({ thing, change, source, batchId }));
  if (history.gathered) history.gathered.push(...entries);
  else await appendEntries(context, entries);
}

/**
 * Stores all that one action records with one statement at its end, one row per field: half of what an edit costs is
 * the way to the database and back. `work` does not read what it records.
 */
export async function recordBatch(context: RequestContext, work: () => Promise<void>): Promise<void> {
  const { history } = context;
  if (history.gathered) return work();
  const entries: Entry[] = [];
  history.gathered = entries;
  try {
    await work();
    await tellFollowers(context, entries);
  } finally {
    history.gathered = undefined;
  }
  await appendEntries(context, oneRowPerField(entries));
}

/** What followers record is told to them too, until nobody has anything to add. */
async function tellFollowers(context: RequestContext, entries: readonly Entry[]): Promise<void> {
  for (let told = 0; told < entries.length;) {
    const untold = entries.slice(told);
    told = entries.length;
    for (const follow of context.history.followers) await follow(context, untold);
  }
}

/**
 * Of a field that changed several times in one action, the history tells what it was and what it became, as the first
 * of them (F46): a due date given up by hand and set anew by scheduling is one change. Nothing when it is as it was.
 */
function oneRowPerField(entries: readonly Entry[]): Entry[] {
  const ofFields = Map.groupBy(
    entries,
    ({ thing, change }) => `${thing.aggregate}/${thing.id}/${change.field}`,
  );
  return [...ofFields.values()].flatMap(([first, ...others]): Entry[] => {
    const last = others.at(-1);
    if (!first || !last) return first ? [first] : [];
    const { newValue, newText } = last.change;
    const isAsBefore = first.change.oldValue === newValue;
    return isAsBefore
      ? []
      : [{ ...first, thing: last.thing, change: { ...first.change, newValue, newText } }];
  });
}

async function appendEntries(context: RequestContext, entries: readonly Entry[]): Promise<void> {
  const ends = await findEnds(context, entries.map(thingOf));
  await inChunks(context.tx, entries, (chunk, isLast) => {
    const added = chunk.map((entry) => linked(context, ends, entry));
    const rows = insertStatement(changes, changeKeys, added);
    if (!isLast) return rows;
    return sql`with added as (${rows}) ${insertStatement(changeChains, chainKeys, [...ends.values()], replacing)}`;
  });
  keepEnds(context, ends.values());
}

const thingOf = ({ thing }: Entry): Thing => ({ aggregate: thing.aggregate, aggregateId: thing.id });

/** The row of a change behind the end of its chain, which then is the new end. */
function linked({ actor, clock, history }: RequestContext, ends: Map<string, StoredEnd>, entry: Entry) {
  const { thing, source, batchId } = entry;
  const { kind, ...change } = entry.change;
  const of = thingOf(entry);
  const { length, headHash, lastChangedAt } = ends.get(keyOf(of)) ?? endWithoutChanges(history.key, of);
  const row: UnhashedChange = {
    ...change,
    ...of,
    sequence: length + 1,
    stamp: thing.stamp,
    valueKind: kind,
    changedAt: (history.at ??= clock.now()),
    userId: actor.userId,
    userSymbol: actor.symbol,
    source,
    batchId,
    previousHash: headHash,
  };
  const hash = hashChange(history.key, row);
  const latest = lastChangedAt > row.changedAt ? lastChangedAt : row.changedAt;
  ends.set(keyOf(of), { ...of, length: row.sequence, headHash: hash, lastChangedAt: latest });
  return { ...row, hash };
}
