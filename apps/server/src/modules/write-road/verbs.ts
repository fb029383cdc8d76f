import type { RequestContext } from '../../context.ts';
import type { ChangeSource } from '../history/change.tables.ts';
import { recordBeginning } from '../history/record-beginning.ts';
import { recordChanges, recordBatch, type FieldChange } from '../history/record-changes.ts';
import type { Aggregate, Kind, Stamped } from './aggregate.ts';
import { announcementOf, type AnnouncedKind } from './announcement.ts';

/** What is made: how it is stored, what the history tells of it, and what follows in the same action. */
export interface Creation<Row> {
  insert(): Promise<Row>;
  changes(row: Row): readonly FieldChange[] | Promise<readonly FieldChange[]>;
  effects?(row: Row): Promise<void>;
  /** The tag of the contract under which it is announced: a list that got longer, not the thing that nobody has read. */
  readonly tag: string;
}

/** What is made is of a kind; reference data needs no beginning, as its history tells every field when it is added. */
type MadeKind = Pick<Kind, 'name'> & Partial<Pick<Kind, 'present'>> & Pick<AnnouncedKind, 'announced'>;

/** Makes a thing: stores it, keeps what it began with, writes its history, does what follows and announces it. */
export async function create<Row extends Stamped>(
  context: RequestContext,
  kind: MadeKind,
  { insert, ...creation }: Creation<Row>,
): Promise<Row> {
  const [row] = await createAll(context, kind, { ...creation, insert: async () => [await insert()] });
  if (!row) throw new Error('Nothing was made');
  return row;
}

/** Makes several things of a kind in one action, which is announced once. */
export async function createAll<Row extends Stamped>(
  context: RequestContext,
  kind: MadeKind,
  { insert, changes, effects, tag }: Omit<Creation<Row>, 'insert'> & { insert(): Promise<readonly Row[]> },
): Promise<readonly Row[]> {
  const rows = await insert();
  for (const row of rows) await keepBeginning(context, kind, row);
  await recordBatch(context, async () => {
    for (const row of rows) {
      const { id, stamp } = row;
      await recordChanges(context, { aggregate: kind.name, id, stamp }, await changes(row));
      await effects?.(row);
    }
  });
  const [first] = rows;
  if (rows.length > 1) context.publish({ entity: tag, entityId: null });
  else if (first) context.publish(announcementOf({ tag, announced: kind.announced }, first, first.stamp));
  return rows;
}

async function keepBeginning<Row extends Stamped>(
  context: RequestContext,
  { name, present }: MadeKind,
  row: Row,
): Promise<void> {
  if (!present) return;
  const values = present.valuesIn?.(row) ?? (await present.valuesOf(context.tx, [row.id])).get(row.id) ?? {};
  await recordBeginning(context, { aggregate: name, aggregateId: row.id }, values);
}

/** What is removed: as it was read under its lock, how it goes, and what its history tells last. */
export interface Removal {
  readonly row: Stamped;
  readonly changes: readonly FieldChange[];
  /** Where it comes from, when not from where the request does: it goes along with another thing. */
  readonly source?: ChangeSource | undefined;
  erase(): Promise<void>;
}

/** Removes a thing for good and announces that it is gone; its history stays, and ends with what it was. */
export async function remove(
  context: RequestContext,
  kind: Pick<Kind, 'name'> & AnnouncedKind,
  { row, changes, source, erase }: Removal,
): Promise<void> {
  const stamp = row.stamp + 1;
  await erase();
  await recordChanges(context, { aggregate: kind.name, id: row.id, stamp }, changes, { source });
  context.publish(announcementOf(kind, row, stamp));
}

/** One thing of those that a verb changes: as it was read under its lock, what to set, and what the history tells. */
export interface Touched<Patch> {
  readonly row: Stamped;
  readonly patch: Patch;
  readonly changes: readonly FieldChange[];
}

/** How things are touched. */
export interface TouchOptions {
  /** Where the change comes from, when not from where the request does: `bulk`, or what scheduling moves along. */
  readonly source?: ChangeSource;
  /** Further tags of the contract under which it is announced. */
  readonly tags?: readonly string[];
  /** They are so many that one announcement tells of all of them. */
  readonly isAnnouncedOnce?: boolean;
}

/**
 * Changes things that no edit of a field names: what changes along with another thing, or many at once. The caller holds
 * their locks and has checked what may be refused; all patches set the same columns. Gives the new stamps by id.
 */
export async function touch<Row extends Stamped, Patch>(
  context: RequestContext,
  aggregate: Pick<Aggregate<Row, Patch>, 'name' | 'tag' | 'announced' | 'saveMany'>,
  touched: readonly Touched<Patch>[],
  { source, tags = [], isAnnouncedOnce = false }: TouchOptions = {},
): Promise<ReadonlyMap<number, number>> {
  const stamps = new Map(touched.map(({ row: { id, stamp } }) => [id, stamp + 1]));
  const rows = touched.map(({ row: { id, stamp }, patch }) => ({ id, stamp: stamp + 1, patch }));
  await aggregate.saveMany(context.tx, rows);
  await recordBatch(context, async () => {
    for (const { row, changes } of touched) {
      const thing = { aggregate: aggregate.name, id: row.id, stamp: row.stamp + 1 };
      await recordChanges(context, thing, changes, { source });
    }
  });
  if (touched.length === 0) return stamps;
  const { tag: own, announced } = aggregate;
  for (const tag of [...tags, own]) {
    if (isAnnouncedOnce) context.publish({ entity: tag, entityId: null });
    else
      for (const { row } of touched) context.publish(announcementOf({ tag, announced }, row, row.stamp + 1));
  }
  return stamps;
}
