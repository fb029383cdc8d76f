import type { Verdict } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { notFound, ProblemError, type FieldError } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { updateRows } from '../../platform/db/insert-rows.ts';
import type { FieldChange } from '../history/record-changes.ts';
import { conflictSentence } from '../reference-data/merge-edit.ts';
import type { Stamped } from '../write-road/aggregate.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { changesSince, staleSince } from '../write-road/stale-stamp.ts';
import { createAll, remove, touch, type Touched } from '../write-road/verbs.ts';
import { partChanges, storeParts, toldAfter, withRemembered, type PartChange } from './record-parts.ts';
import { fieldChanges, labelOf, type RecordDeclaration, type TableWithId } from './record.ts';

/** A record as it is stored. */
export type RecordRow<Table extends TableWithId> = Table['$inferSelect'] & Stamped;

/** What a write means for a record: everything that refuses it, or what becomes of its columns and parts. */
export interface RecordChange<Table extends TableWithId> {
  readonly refused?: readonly FieldError[];
  readonly patch?: Partial<Table['$inferInsert']>;
  /** In the order in which they are stored. */
  readonly parts?: readonly PartChange[];
}

/** Which record is written, and the stamp of its last reading where the caller sent one. */
export interface RecordRequest {
  readonly id: number;
  readonly timestampBase64?: string | undefined;
}

/** Refuses a write with every rule that it breaks (O23); without any it returns. @throws conflict */
export function refuseAll(refused: readonly FieldError[] = []): void {
  if (refused.length === 0) return;
  throw new ProblemError('conflict', refused.map(({ message }) => message).join('\n'), { errors: refused });
}

/** A refusal that is about no single field. */
export const against = (message: string, path = ''): FieldError => ({ path, message });

/** What a rule of the domain refuses, as the server tells it; nothing when it allows. */
export const refusedBy = (verdict: Verdict, path = ''): FieldError[] =>
  verdict.isAllowed ? [] : [against(verdict.reason, path)];

/** Reads a record and locks it until the end of the transaction. @throws not-found */
async function lockRecord<Table extends TableWithId>(
  tx: Database,
  record: RecordDeclaration<Table>,
  id: number,
): Promise<RecordRow<Table>> {
  const table: TableWithId = record.table;
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row) throw notFound(record.noun);
  return row as RecordRow<Table>;
}

/** A record that is added, with its first parts. */
export interface NewRecord<Table extends TableWithId> {
  readonly values: Table['$inferInsert'];
  partsOf?(id: number): readonly PartChange[] | Promise<readonly PartChange[]>;
}

/** Adds a record with its first parts, and gives its id. */
export async function addRecord<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  values: Table['$inferInsert'],
  partsOf: NewRecord<Table>['partsOf'] = () => [],
): Promise<number> {
  const [id] = await addRecords(context, record, [{ values, partsOf }]);
  if (id === undefined) throw new Error('The database gave no row for a new record');
  return id;
}

/** Adds records with their first parts in one action, and gives their ids in this order. All have the same columns. */
export async function addRecords<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  added: readonly NewRecord<Table>[],
): Promise<number[]> {
  if (added.length === 0) return [];
  const { tx } = context;
  const table: TableWithId = record.table;
  const declared = { ...record, ...withRemembered(record) };
  const partsOf = new Map<number, readonly PartChange[]>();
  const rows = await createAll<RecordRow<Table>>(
    context,
    { name: record.name },
    {
      insert: async () => {
        const values = added.map((one) => one.values);
        const stored = (await tx.insert(table).values(values).returning()) as RecordRow<Table>[];
        for (const [place, { id }] of stored.entries())
          partsOf.set(id, (await added[place]?.partsOf?.(id)) ?? []);
        await storeParts(tx, record, [...partsOf.values()].flat());
        return stored;
      },
      changes: async (row) => [
        ...(await fieldChanges(tx, declared, [undefined, row])),
        ...(await partChanges(tx, record, partsOf.get(row.id) ?? [])),
      ],
      tag: record.tag,
    },
  );
  return rows.map(({ id }) => id);
}

/**
 * Changes a record and its parts: load with a lock, decide, compare the stamp, store, write the history, give a new stamp,
 * announce. Without a difference nothing happens. @throws not-found, conflict, stale-stamp
 */
export async function changeRecord<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  request: RecordRequest,
  decide: RecordEdit<Table>['decide'],
): Promise<void> {
  await changeRecords(context, record, [{ request, decide }]);
}

/** One record among those that an action changes. */
export interface RecordEdit<Table extends TableWithId> {
  readonly request: RecordRequest;
  decide(row: RecordRow<Table>): RecordChange<Table> | Promise<RecordChange<Table>>;
}

/** The same of several records in one action, each of them once. @throws not-found, conflict, stale-stamp */
export async function changeRecords<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  edits: readonly RecordEdit<Table>[],
): Promise<void> {
  const { tx } = context;
  const declared = { ...record, ...withRemembered(record) };
  const touched: Touched<object>[] = [];
  for (const { request, decide } of edits) {
    const row = await lockRecord(tx, record, request.id);
    const { refused, patch = {}, parts = [] } = await decide(row);
    refuseAll(refused);
    const ofRecord = await fieldChanges(tx, declared, [row, { ...row, ...patch }]);
    const ofParts = await partChanges(tx, record, parts);
    if (ofRecord.length + ofParts.length === 0) continue;
    await refuseOvertaken(context, record, row, request.timestampBase64, [...ofRecord, ...ofParts]);
    await storeParts(tx, record, parts);
    const changes = [...ofRecord, ...(await toldAfter(tx, record, parts, ofParts))];
    touched.push({ row, patch, changes });
  }
  const table: RecordDeclaration['table'] = record.table;
  const saveMany = (db: Database, rows: readonly (Stamped & { readonly patch: object })[]) => {
    const values = rows.map(({ id, stamp, patch: set }) => ({ ...set, id, stamp }));
    return updateRows(db, table, ['id' as never], values);
  };
  const isAnnouncedOnce = edits.length > 1;
  const all = withSameColumns(touched);
  await touch(context, { name: record.name, tag: record.tag, saveMany }, all, { isAnnouncedOnce });
}

/** Every patch with the columns of all: those that it leaves as they are, as they are. */
function withSameColumns(touched: readonly Touched<object>[]): readonly Touched<object>[] {
  const columns = [...new Set(touched.flatMap(({ patch }) => Object.keys(patch)))];
  return touched.map((one) => {
    const stays = columns.map((column): [string, unknown] => [column, Reflect.get(one.row, column)]);
    return { ...one, patch: { ...Object.fromEntries(stays), ...one.patch } };
  });
}

/** Removes a record for good, if nothing refuses it. `parts` are removed before it. */
export async function removeRecord<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  id: number,
  decide: (row: RecordRow<Table>) => Promise<Pick<RecordChange<Table>, 'refused' | 'parts'>>,
): Promise<void> {
  const { tx } = context;
  const table: TableWithId = record.table;
  const row = await lockRecord(tx, record, id);
  const { refused, parts = [] } = await decide(row);
  refuseAll(refused);
  const changes = [
    ...(await partChanges(tx, record, parts)),
    ...(await fieldChanges(tx, record, [row, undefined])),
  ];
  const erase = async () => {
    await storeParts(tx, record, parts);
    await tx.delete(table).where(eq(table.id, id));
  };
  await remove(context, { name: record.name, tag: record.tag }, { row, changes, erase });
}

/** A field that somebody else changed since the caller's stamp is a conflict; other fields merge (domain rules §3.12). */
async function refuseOvertaken<Table extends TableWithId>(
  { tx, actor }: RequestContext,
  record: RecordDeclaration<Table>,
  { id, stamp }: Stamped,
  timestamp: string | undefined,
  changes: readonly FieldChange[],
): Promise<void> {
  const since = staleSince(stamp, timestamp, '/query/timestampBase64');
  if (since === undefined) return;
  const fields = changes.map(({ field }) => field);
  const { conflict, theirText = null } = await changesSince(
    tx,
    { aggregate: record.name, id, since },
    fields,
  );
  if (!conflict) return;
  const { field, user } = conflict;
  const who = user.id === actor.userId ? 'you' : user.name;
  const message = conflictSentence(labelOf(record, field), { field, who, text: theirText });
  const timestampBase64 = encodeStamp(stamp);
  throw new ProblemError('stale-stamp', message, { errors: [against(message)], timestamp: timestampBase64 });
}
