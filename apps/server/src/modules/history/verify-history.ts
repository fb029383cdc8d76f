import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { readAnchors, type AnchoredEnd, type AnchorLine } from './anchor-file.ts';
import type { StoredValues } from './change-hash.ts';
import { changeBeginnings, changeChains, changes } from './change.tables.ts';
import { faultsOf, type Fault, type IsSame, type ToldThing } from './history-faults.ts';
import type { HistoryKey } from './history-key.ts';
import { findAnchors, missingLine } from './remembered-anchors.ts';

/** What a check of the history found. */
export interface HistoryReport {
  readonly checkedChanges: number;
  readonly checkedThings: number;
  readonly broken: readonly Fault[];
  readonly anchorFaults: readonly AnchorFault[];
}

/**
 * What is wrong with the anchor file: a line of it was not written like this; a line that the database remembers is
 * missing; or what the database remembers of it was not written like this.
 */
export interface AnchorFault {
  readonly reason: 'foreign' | 'missing' | 'memory';
  /** The line of the file, or the number of the anchor; 0 where no single one is meant. */
  readonly line: number;
}

/** The things of a kind as they are now, whatever their history tells. */
export interface PresentThings {
  /** The ids behind this one, lowest first. */
  idsAfter(db: Database, id: number, limit: number): Promise<number[]>;
  /** The values of their fields, as the history would store them. */
  valuesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredValues>>;
  /** Reads which values mean the same though they differ; without it none. */
  sameness?(db: Database): Promise<IsSame>;
}

/** What the history is compared with. */
export interface Evidence {
  readonly key: HistoryKey;
  /** The file of anchors; without it only the database is checked. */
  readonly file?: string;
  /** By the name of the aggregate; only the chains of the others are checked. */
  readonly present?: Readonly<Record<string, PresentThings>>;
}

const pageSize = 100;

/**
 * Compares the history with its keyed hashes, its recorded ends, the anchors that were dropped outside and the things
 * themselves. All of it is read as it stood at one moment, so that it may be written meanwhile, and thing by thing, so
 * that any history fits in memory.
 */
export function verifyHistory(db: Database, evidence: Evidence): Promise<HistoryReport> {
  const { key, file } = evidence;
  // Read before the database: what an anchor tells is there by then.
  const anchors = file === undefined ? undefined : readAnchors(file, key);
  return db.transaction(
    async (tx) => {
      const { ofHistory, faults } = await anchorsOf(tx, evidence, anchors?.lines ?? []);
      const foreign = (anchors?.foreignLines ?? []).map((line) => ({ reason: 'foreign', line }) as const);
      return { ...(await verify(tx, evidence, ofHistory)), anchorFaults: [...foreign, ...faults] };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The lines of this history, and whether any is missing. A line that was written after they were read is not. */
async function anchorsOf(
  tx: Database,
  { key, file }: Evidence,
  lines: readonly AnchorLine[],
): Promise<{ ofHistory: readonly AnchorLine[]; faults: readonly AnchorFault[] }> {
  if (file === undefined) return { ofHistory: [], faults: [] };
  const remembered = await findAnchors(tx, key);
  if (!remembered) return { ofHistory: lines, faults: [{ reason: 'memory', line: 0 }] };
  const isAllRead = missingLine(lines, remembered) === undefined;
  const line = isAllRead ? undefined : missingLine(readAnchors(file, key).lines, remembered);
  return {
    ofHistory: lines.filter(({ history }) => history === remembered.history),
    faults: line === undefined ? [] : [{ reason: 'missing', line }],
  };
}

async function verify(
  tx: Database,
  { key, present = {} }: Evidence,
  anchors: readonly AnchorLine[],
): Promise<Omit<HistoryReport, 'anchorFaults'>> {
  const anchored = Map.groupBy(
    anchors.flatMap(({ ends }) => ends),
    keyOf,
  );
  const broken: Fault[] = [];
  let checkedChanges = 0;
  let checkedThings = 0;
  for (const aggregate of await kindsOf(tx, present)) {
    const isSame = await present[aggregate]?.sameness?.(tx);
    for (let last = 0; ;) {
      const ids = await idsAfter(tx, aggregate, last, present[aggregate]);
      if (ids.length === 0) break;
      last = ids.at(-1) ?? last;
      for (const thing of await thingsOf(tx, aggregate, ids, present[aggregate])) {
        broken.push(...faultsOf(key, { ...thing, anchored: anchored.get(keyOf(thing)) ?? [] }, isSame));
        anchored.delete(keyOf(thing));
        checkedChanges += thing.changes.length;
        checkedThings += 1;
      }
    }
  }
  return { checkedChanges, checkedThings, broken: [...broken, ...goneWithout(anchored)] };
}

/** Things that an anchor knows and of which nothing at all is left. */
function goneWithout(anchored: ReadonlyMap<string, readonly AnchoredEnd[]>): Fault[] {
  return [...anchored.values()].flatMap((ends): Fault[] => {
    const end = ends.at(-1);
    return end ? [{ ...thingOf(end), sequence: end.length, reason: 'removed' }] : [];
  });
}

const keyOf = ({ aggregate, aggregateId }: Pick<AnchoredEnd, 'aggregate' | 'aggregateId'>) =>
  `${aggregate}/${aggregateId}`;
const thingOf = ({ aggregate, aggregateId }: AnchoredEnd) => ({ aggregate, aggregateId });

async function kindsOf(tx: Database, present: object): Promise<Set<string>> {
  const ofChanges = await tx.selectDistinct({ kind: changes.aggregate }).from(changes);
  const ofChains = await tx.selectDistinct({ kind: changeChains.aggregate }).from(changeChains);
  const ofBeginnings = await tx.selectDistinct({ kind: changeBeginnings.aggregate }).from(changeBeginnings);
  return new Set(
    [...ofChanges, ...ofChains, ...ofBeginnings].map(({ kind }) => kind).concat(Object.keys(present)),
  );
}

/** The next things that have changes, a chain, a beginning or a row of their own. */
async function idsAfter(tx: Database, aggregate: string, last: number, present: PresentThings | undefined) {
  const ofTable = (table: typeof changes | typeof changeChains | typeof changeBeginnings) =>
    tx
      .selectDistinct({ id: table.aggregateId })
      .from(table)
      .where(and(eq(table.aggregate, aggregate), gt(table.aggregateId, last)))
      .orderBy(asc(table.aggregateId))
      .limit(pageSize);
  const told = [
    ...(await ofTable(changes)),
    ...(await ofTable(changeChains)),
    ...(await ofTable(changeBeginnings)),
  ];
  const here = (await present?.idsAfter(tx, last, pageSize)) ?? [];
  const ids = new Set([...told.map(({ id }) => id), ...here]);
  return [...ids].toSorted((one, other) => one - other).slice(0, pageSize);
}

async function thingsOf(
  tx: Database,
  aggregate: string,
  ids: readonly number[],
  present: PresentThings | undefined,
): Promise<Omit<ToldThing, 'anchored'>[]> {
  const isOneOf = (table: typeof changes | typeof changeChains | typeof changeBeginnings) =>
    and(eq(table.aggregate, aggregate), inArray(table.aggregateId, [...ids]));
  const rows = await tx
    .select()
    .from(changes)
    .where(isOneOf(changes))
    .orderBy(asc(changes.aggregateId), asc(changes.sequence), sql`id`);
  const ends = await tx.select().from(changeChains).where(isOneOf(changeChains));
  const beginnings = await tx.select().from(changeBeginnings).where(isOneOf(changeBeginnings));
  const values = await present?.valuesOf(tx, ids);
  const rowsOf = Map.groupBy(rows, ({ aggregateId }) => aggregateId);
  return ids.map((aggregateId) => ({
    aggregate,
    aggregateId,
    changes: rowsOf.get(aggregateId) ?? [],
    end: ends.find((end) => end.aggregateId === aggregateId),
    beginning: beginnings.find((one) => one.aggregateId === aggregateId)?.values,
    present: values?.get(aggregateId),
    isGone: values !== undefined && !values.has(aggregateId),
  }));
}
