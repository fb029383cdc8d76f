import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { readAnchors, type AnchoredEnd, type AnchorLine } from './anchor-file.ts';
import type { StoredValues } from './change-hash.ts';
import { anchoredEnds, changeBeginnings, changeChains, changes } from './change.tables.ts';
import { faultsOf, type Fault, type IsSame, type ToldThing } from './history-faults.ts';
import type { HistoryKey } from './history-key.ts';
import { findAnchors, missingLine } from './remembered-anchors.ts';
import { strangeTables } from './strange-tables.ts';

/** What a check of the history found. */
export interface HistoryReport {
  readonly checkedChanges: number;
  readonly checkedThings: number;
  readonly broken: readonly Fault[];
  readonly anchorFaults: readonly AnchorFault[];
  /** Tables that are not as CRT made them, so that all of this may be said of something else. */
  readonly strangeTables: readonly string[];
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
  /** The ids behind this one, or all without one, lowest first. */
  idsAfter(db: Database, id: number | undefined, limit: number): Promise<number[]>;
  /** The values of their fields, as the history would store them. */
  valuesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, StoredValues>>;
  /** The same of one that was just read, where it needs nothing beside its row. */
  valuesIn?(row: object): StoredValues;
  /** Reads which values mean the same though they differ; without it none. */
  sameness?(db: Database): Promise<IsSame>;
}

/** What the history is compared with. */
export interface Evidence {
  readonly key: HistoryKey;
  /** The file of anchors; without it only the database is checked. */
  readonly file?: string;
  /**
   * By the name of the aggregate; of the others only the history itself is checked. Without it nothing but its chains:
   * somebody writes past the history, as tests do.
   */
  readonly present?: Readonly<Record<string, PresentThings>>;
  /** Now. */
  readonly now?: Date;
}

const pageSize = 100;
/** A change is anchored within a minute while CRT runs; with room for what takes its time. */
const anchoredWithinMs = 15 * 60_000;

/**
 * Compares the history with its keyed hashes, its recorded ends, the anchors that were dropped outside and the things
 * themselves. All of it is read as it stood at one moment, so that it may be written meanwhile, and thing by thing, so
 * that any history fits in memory.
 */
export function verifyHistory(db: Database, evidence: Evidence): Promise<HistoryReport> {
  return db.transaction(
    async (tx) => {
      const { file } = evidence;
      const anchors = file === undefined ? undefined : await anchorsOf(tx, evidence, file);
      const report = await verify(tx, evidence, anchors);
      return { ...report, anchorFaults: anchors?.faults ?? [], strangeTables: await strangeTables(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const isEqual: IsSame = (_field, told, value) => told === value;

/** The ends that the file of anchors tells, by thing, and what is wrong with the file. */
interface FoundAnchors {
  readonly ends: ReadonlyMap<string, readonly AnchoredEnd[]>;
  /** No line is missing: what no line tells was never told. */
  readonly isWhole: boolean;
  readonly faults: readonly AnchorFault[];
}

/**
 * The file is read before the database, so that what a line tells is there, and once more behind it, so that what the
 * database remembers is in the file.
 */
async function anchorsOf(tx: Database, { key }: Evidence, file: string): Promise<FoundAnchors> {
  const before = readAnchors(file, key);
  const remembered = await findAnchors(tx, key);
  const { lines, foreignLines } = readAnchors(file, key);
  const missing = remembered && missingLine(lines, remembered);
  const known = new Set(before.lines.map(({ hash }) => hash));
  const isThere = ({ hash, number }: AnchorLine) => known.has(hash) || number <= (remembered?.lines ?? 0);
  return {
    ends: Map.groupBy(
      lines.filter(isThere).flatMap(({ ends }) => ends),
      keyOf,
    ),
    isWhole: remembered !== undefined && missing === undefined,
    faults: [
      ...foreignLines.map((line) => ({ reason: 'foreign', line }) as const),
      ...(remembered ? [] : [{ reason: 'memory', line: 0 } as const]),
      ...(missing === undefined ? [] : [{ reason: 'missing', line: missing } as const]),
    ],
  };
}

async function verify(
  tx: Database,
  { key, present: compared, now = new Date() }: Evidence,
  anchors: FoundAnchors | undefined,
): Promise<Omit<HistoryReport, 'anchorFaults' | 'strangeTables'>> {
  const present = compared ?? {};
  const unseen = new Map(anchors?.ends);
  const until = new Date(now.getTime() - anchoredWithinMs);
  const broken: Fault[] = [];
  let checkedChanges = 0;
  let checkedThings = 0;
  for (const aggregate of await kindsOf(tx, present)) {
    const isSame = compared && ((await present[aggregate]?.sameness?.(tx)) ?? isEqual);
    for (let last: number | undefined; ;) {
      const ids = await idsAfter(tx, aggregate, last, present[aggregate]);
      if (ids.length === 0) break;
      last = ids.at(-1) ?? last;
      const told = anchors?.isWhole ? await toldEnds(tx, aggregate, ids) : undefined;
      for (const thing of await thingsOf(tx, aggregate, ids, present[aggregate])) {
        const ends = anchors?.ends.get(keyOf(thing)) ?? [];
        const untold = told && { told: told.get(thing.aggregateId), until };
        broken.push(...faultsOf(key, { ...thing, ends, untold }, isSame));
        unseen.delete(keyOf(thing));
        checkedChanges += thing.changes.length;
        checkedThings += 1;
      }
    }
  }
  return { checkedChanges, checkedThings, broken: [...broken, ...goneWithout(unseen)] };
}

/** Things that an anchor knows and of which nothing at all is left. */
function goneWithout(unseen: ReadonlyMap<string, readonly AnchoredEnd[]>): Fault[] {
  return [...unseen.values()].flatMap((ends): Fault[] => {
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

/** How long the chains of some things were, as the database remembers, when a line last told their ends. */
async function toldEnds(tx: Database, aggregate: string, ids: readonly number[]) {
  const { aggregateId, length } = anchoredEnds;
  const rows = await tx
    .select({ id: aggregateId, length })
    .from(anchoredEnds)
    .where(and(eq(anchoredEnds.aggregate, aggregate), inArray(aggregateId, [...ids])));
  return new Map(rows.map((row) => [row.id, row.length]));
}

/** The next things that have changes, a chain, a beginning or a row of their own. */
async function idsAfter(
  tx: Database,
  aggregate: string,
  last: number | undefined,
  present: PresentThings | undefined,
) {
  const ofTable = (table: typeof changes | typeof changeChains | typeof changeBeginnings) =>
    tx
      .selectDistinct({ id: table.aggregateId })
      .from(table)
      .where(
        and(eq(table.aggregate, aggregate), last === undefined ? undefined : gt(table.aggregateId, last)),
      )
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
): Promise<Omit<ToldThing, 'ends' | 'untold'>[]> {
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
