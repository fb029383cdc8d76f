import { enteredName, enteredText } from '@crt/domain/entered-text';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Aggregate } from '../write-road/aggregate.ts';
import { create, remove, touch } from '../write-road/verbs.ts';
import { lockRecords } from './audit-record.ts';
import { checkRecord, fieldsOf, type RecordWrite } from './check-record.ts';
import { conflictSentence, mergeEdit } from './merge-edit.ts';
import { changesOf } from './record-history.ts';
import { recordLimitReached } from './record-limit.ts';
import type { Outcome } from './record-outcome.ts';
import { deleteRecord, insertRecord, lockRecord, updateRecord } from './record-store.ts';
import {
  nameField,
  type EnteredValues,
  type RecordRow,
  type RecordTable,
  type ReferenceFacts,
  type Unentered,
} from './reference-facts.ts';
import { findUsersOf } from './used-by.ts';

/** Adds a record (T1). */
export async function addRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  sent: EnteredValues<Table, Kept>,
  write: RecordWrite = {},
): Promise<Outcome> {
  const values = cleaned(facts, sent);
  await lockRecords(context, facts.kind);
  const full = await recordLimitReached(context, facts);
  if (full !== undefined) return { refusal: 'full', message: full };
  const stop = await checkRecord(context, facts, { values, before: undefined, write });
  if (stop) return stop;
  const { id, stamp } = await create(
    context,
    { name: facts.kind },
    {
      insert: async () => ({ id: await insertRecord(context.tx, facts.table, values), stamp: 1 }),
      changes: () => changesOf(context, facts, { after: values }),
      tag: facts.kind,
    },
  );
  await facts.effects?.(context, { after: values });
  return { id, stamp, message: 'Record added' };
}

/** Replaces what was entered for a record; what others changed meanwhile in other fields is kept (T1). */
export async function editRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  id: number,
  sent: EnteredValues<Table, Kept>,
  write: RecordWrite = {},
): Promise<Outcome> {
  await lockRecords(context, facts.kind);
  const before = await loadRecord(context, facts, id);
  const merged = await mergeEdit(
    context,
    { aggregate: facts.kind, id, stamp: before.stamp, values: before },
    cleaned(facts, sent),
    write.timestampBase64,
  );
  const labelOf = (field: string) => facts.fields[field as keyof EnteredValues<Table, Kept>].label;
  if (merged.conflict) {
    const { field } = merged.conflict;
    const message = conflictSentence(labelOf(field), merged.conflict);
    return { refusal: 'stale', message, field, stamp: before.stamp };
  }
  const values = merged.values as EnteredValues<Table, Kept>;
  const stop = await checkRecord(context, facts, { values, before, write });
  if (stop) return stop;
  const stamp = await store(context, facts, before, values);
  const kept = merged.kept.map(labelOf).join(', ');
  const message = kept ? `Record edited. The newer change of ${kept} was kept.` : 'Record edited';
  return { id, message, stamp };
}

/** Stores what was entered, if it is something else than before; gives the stamp that then holds. */
async function store<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  before: RecordRow<Table>,
  values: EnteredValues<Table, Kept>,
): Promise<number> {
  const changes = await changesOf(context, facts, { before, after: values });
  if (changes.length === 0) return before.stamp;
  const { kind, table } = facts;
  const saveMany: Aggregate<RecordRow<Table>, typeof values>['saveMany'] = async (tx, rows) => {
    for (const { id, stamp, patch } of rows) await updateRecord(tx, table, { id, stamp, values: patch });
  };
  await touch(context, { name: kind, tag: kind, saveMany }, [{ row: before, patch: values, changes }]);
  await facts.effects?.(context, { before, after: values });
  return before.stamp + 1;
}

/** Deletes a record that nothing uses (T2). */
export async function removeRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  id: number,
): Promise<Outcome> {
  await lockRecords(context, facts.kind);
  const before = await loadRecord(context, facts, id);
  const users = await findUsersOf(context.tx, facts.usedBy, id);
  if (users !== undefined) {
    const name = String(before[nameField(facts) as keyof typeof before]);
    return { refusal: 'in-use', message: `${name} is in use and cannot be deleted. It is used by ${users}.` };
  }
  await remove(
    context,
    { name: facts.kind, tag: facts.kind },
    {
      row: before,
      changes: await changesOf(context, facts, { before }),
      erase: () => deleteRecord(context.tx, facts.table, id),
    },
  );
  await facts.effects?.(context, { before });
  return { id, message: 'Delete operation succeeded' };
}

async function loadRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  { tx }: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  id: number,
): Promise<RecordRow<Table>> {
  const record = await lockRecord(tx, facts, id);
  if (!record) throw notFound(`${facts.noun.charAt(0).toUpperCase()}${facts.noun.slice(1)}`);
  return record;
}

/** Texts as they are stored; an optional text of blanks is none. */
function cleaned<Table extends RecordTable, Kept extends Unentered<Table>>(
  facts: ReferenceFacts<Table, Kept>,
  values: EnteredValues<Table, Kept>,
): EnteredValues<Table, Kept> {
  const entries = fieldsOf(facts).map(([field, { isOptional, hasLines }]) => {
    const value: unknown = Reflect.get(values, field);
    const entered = hasLines === true ? enteredText : enteredName;
    const text = typeof value === 'string' ? entered(value) : value;
    return [field, text === '' && isOptional === true ? null : text];
  });
  return Object.fromEntries(entries) as EnteredValues<Table, Kept>;
}
