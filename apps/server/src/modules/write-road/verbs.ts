import type { RequestContext } from '../../context.ts';
import type { ChangeSource } from '../history/change.tables.ts';
import { recordBeginning } from '../history/record-beginning.ts';
import { recordChanges, recordBatch, type FieldChange } from '../history/record-changes.ts';
import type { Aggregate, Kind, Stamped } from './aggregate.ts';
import { encodeStamp } from './stamp.ts';

/** What is made: how it is stored, what the history tells of it, and what follows in the same action. */
export interface Creation<Row> {
  insert(): Promise<Row>;
  changes(row: Row): readonly FieldChange[] | Promise<readonly FieldChange[]>;
  effects?(row: Row): Promise<void>;
  /** The tag of the contract under which it is announced: a list that got longer, not the thing that nobody has read. */
  readonly tag: string;
}

/** What is made is of a kind; reference data needs no beginning, as its history tells every field when it is added. */
type MadeKind = Pick<Kind, 'name'> & Partial<Pick<Kind, 'present'>>;

/** Makes a thing: stores it, keeps what it began with, writes its history, does what follows and announces it. */
export async function create<Row extends Stamped>(
  context: RequestContext,
  kind: MadeKind,
  { insert, changes, effects, tag }: Creation<Row>,
): Promise<Row> {
  const row = await insert();
  const { id, stamp } = row;
  if (kind.present) {
    const { present } = kind;
    const values = present.valuesIn?.(row) ?? (await present.valuesOf(context.tx, [id])).get(id) ?? {};
    await recordBeginning(context, { aggregate: kind.name, aggregateId: id }, values);
  }
  await recordBatch(context, async () => {
    await recordChanges(context, { aggregate: kind.name, id, stamp }, await changes(row));
    await effects?.(row);
  });
  context.publish({ entity: tag, entityId: String(id), stamp: encodeStamp(stamp) });
  return row;
}

/** What is removed: as it was read under its lock, how it goes, and what its history tells last. */
export interface Removal {
  readonly row: Stamped;
  readonly changes: readonly FieldChange[];
  erase(): Promise<void>;
}

/** Removes a thing for good and announces that it is gone; its history stays, and ends with what it was. */
export async function remove(
  context: RequestContext,
  { name, tag }: { readonly name: string; readonly tag: string },
  { row: { id, stamp }, changes, erase }: Removal,
): Promise<void> {
  await erase();
  await recordChanges(context, { aggregate: name, id, stamp: stamp + 1 }, changes);
  context.publish({ entity: tag, entityId: String(id), stamp: encodeStamp(stamp + 1) });
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
  aggregate: Pick<Aggregate<Row, Patch>, 'name' | 'tag' | 'saveMany'>,
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
  const told = isAnnouncedOnce ? [[null, undefined] as const] : [...stamps];
  for (const [id, stamp] of told) {
    for (const entity of [...tags, aggregate.tag])
      context.publish({
        entity,
        entityId: id === null ? null : String(id),
        ...(stamp === undefined ? {} : { stamp: encodeStamp(stamp) }),
      });
  }
  return stamps;
}
