import type { Verdict } from '@crt/domain/verdict';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { notFound, ProblemError, type FieldError } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/id-lists.ts';
import { updateRows } from '../../platform/db/insert-rows.ts';
import type { FieldChange } from '../history/record-changes.ts';
import { conflictSentence } from '../reference-data/merge-edit.ts';
import type { Stamped } from '../write-road/aggregate.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { changesSince, staleSince } from '../write-road/stale-stamp.ts';
import { create, remove, touch } from '../write-road/verbs.ts';
import {
  fieldChanges,
  labelOf,
  partField,
  type DeclaredFields,
  type RecordDeclaration,
  type TableWithId,
  type Words,
} from './record.ts';

/** A record as it is stored. */
export type RecordRow<Table extends TableWithId> = Table['$inferSelect'] & Stamped;

/** One part of a record that is added (nothing before), changed, or removed (nothing after). */
export interface PartChange {
  readonly part: string;
  readonly id: number;
  readonly before?: object;
  readonly after?: object;
}

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

/** Adds a record with its first parts, and gives its id. */
export async function addRecord<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  values: Table['$inferInsert'],
  partsOf: (id: number) => readonly PartChange[] | Promise<readonly PartChange[]> = () => [],
): Promise<number> {
  const { tx } = context;
  const table: TableWithId = record.table;
  let parts: readonly PartChange[] = [];
  const row = await create<RecordRow<Table>>(
    context,
    { name: record.name },
    {
      insert: async () => {
        const [stored] = await tx.insert(table).values(values).returning();
        const added = stored as RecordRow<Table>;
        parts = await partsOf(added.id);
        await storeParts(tx, record, parts);
        return added;
      },
      changes: async (added) => [
        ...(await fieldChanges(tx, record, [undefined, added])),
        ...(await partChanges(tx, record, parts)),
      ],
      tag: record.tag,
    },
  );
  return row.id;
}

/**
 * Changes a record and its parts: load with a lock, decide, compare the stamp, store, write the history, give a new stamp,
 * announce. Without a difference nothing happens. @throws not-found, conflict, stale-stamp
 */
export async function changeRecord<Table extends TableWithId>(
  context: RequestContext,
  record: RecordDeclaration<Table>,
  request: RecordRequest,
  decide: (row: RecordRow<Table>) => RecordChange<Table> | Promise<RecordChange<Table>>,
): Promise<void> {
  const { tx } = context;
  const row = await lockRecord(tx, record, request.id);
  const { refused, patch = {}, parts = [] } = await decide(row);
  refuseAll(refused);
  const ofRecord = await fieldChanges(tx, record, [row, { ...row, ...patch }]);
  const ofParts = await partChanges(tx, record, parts);
  if (ofRecord.length + ofParts.length === 0) return;
  await refuseOvertaken(context, record, row, request.timestampBase64, [...ofRecord, ...ofParts]);
  await storeParts(tx, record, parts);
  const changes = [...ofRecord, ...(await toldAfter(tx, record, parts, ofParts))];
  const table: RecordDeclaration['table'] = record.table;
  const saveMany = (db: Database, rows: readonly (Stamped & { readonly patch: object })[]) => {
    const values = rows.map(({ id, stamp, patch: set }) => ({ ...set, id, stamp }));
    return updateRows(db, table, ['id' as never], values);
  };
  await touch(context, { name: record.name, tag: record.tag, saveMany }, [{ row, patch, changes }]);
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

const partOf = ({ parts }: RecordDeclaration, name: string) => {
  const part = parts?.[name];
  if (!part) throw new Error(`There is no part ${name}.`);
  return part;
};

async function partChanges(
  tx: Database,
  record: RecordDeclaration,
  parts: readonly PartChange[],
): Promise<FieldChange[]> {
  const found: FieldChange[] = [];
  const declared = new Map<string, DeclaredFields>();
  for (const { part, id, before, after } of parts) {
    const fields = declared.get(part) ?? withRemembered(partOf(record, part));
    declared.set(part, fields);
    const nameOf = (field: string) => partField(part, id, field);
    found.push(...(await fieldChanges(tx, fields, [before, after], nameOf)));
  }
  return found;
}

/** The same fields, whose words for a value are asked for once: many files have the same languages. */
function withRemembered({ fields, words = {} }: DeclaredFields): DeclaredFields {
  const remembered = Object.entries(words).map(([field, wordsFor]): [string, Words[string]] => {
    const known = new Map<string, string | Promise<string>>();
    return [
      field,
      (tx, value) => {
        const text = known.get(String(value)) ?? wordsFor(tx, value);
        known.set(String(value), text);
        return text;
      },
    ];
  });
  return { fields, words: Object.fromEntries(remembered) };
}

/** Parts name each other: what a new value is called is known only when all of them are stored. */
async function toldAfter(
  tx: Database,
  record: RecordDeclaration,
  parts: readonly PartChange[],
  before: readonly FieldChange[],
): Promise<FieldChange[]> {
  const after = await partChanges(tx, record, parts);
  return before.map((change, index) => ({ ...change, newText: after[index]?.newText ?? change.newText }));
}

async function storeParts(
  tx: Database,
  record: RecordDeclaration,
  parts: readonly PartChange[],
): Promise<void> {
  for (const together of removedTogether(parts)) {
    const [{ part, id, before, after }] = together;
    const { table } = partOf(record, part);
    const ids = together.map((one) => one.id);
    if (!after) await tx.delete(table).where(isOneOf(table.id, ids));
    else if (before) await tx.update(table).set(after).where(eq(table.id, id));
    else await tx.insert(table).values({ ...after, id });
  }
}

/** The parts in their order, each by itself, but those of a kind that are removed one after the other in one. */
function removedTogether(parts: readonly PartChange[]): [PartChange, ...PartChange[]][] {
  const runs: [PartChange, ...PartChange[]][] = [];
  for (const one of parts) {
    const run = runs.at(-1);
    if (run && !one.after && !run[0].after && run[0].part === one.part) run.push(one);
    else runs.push([one]);
  }
  return runs;
}
