import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { asks, done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { remove } from '../write-road/verbs.ts';
import { lockRecords } from './audit-record.ts';
import { mergeEdit } from './merge-edit.ts';
import { changesOf, recordHistory } from './record-history.ts';
import { deleteRecord, insertRecord, isNameTaken, lockRecord, updateRecord } from './record-store.ts';
import {
  nameField,
  type RecordRow,
  type RecordTable,
  type RecordValues,
  type ReferenceFacts,
} from './reference-facts.ts';
import { findUsersOf } from './used-by.ts';

/** How a caller sends a write: the stamp of what it read and whether it confirmed the warnings. */
export interface RecordWrite {
  readonly timestampBase64?: string | undefined;
  readonly ignoreWarning?: boolean | undefined;
}

/** What adding a record answers: its id, or nothing when it was refused. */
export type AddedAnswer = Answer & { readonly data: { readonly id: number } | null };

/** Adds a record (T1). */
export async function addRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  sent: RecordValues<Table>,
  write: RecordWrite = {},
): Promise<AddedAnswer> {
  const values = trimmed(sent);
  await lockRecords(context, facts.kind);
  const stop = await checkRecord(context, facts, { values, before: undefined, write });
  if (stop) return { ...stop, data: null };
  const id = await insertRecord(context.tx, facts.table, values);
  await recordHistory(context, facts, { id, stamp: 1 }, { after: values });
  return { ...done('Record added', encodeStamp(1)), data: { id } };
}

/** Replaces what was entered for a record; what others changed meanwhile in other fields is kept (T1). */
export async function editRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  id: number,
  sent: RecordValues<Table>,
  write: RecordWrite = {},
): Promise<Answer> {
  await lockRecords(context, facts.kind);
  const before = await loadRecord(context, facts, id);
  const merged = await mergeEdit(
    context,
    { aggregate: facts.kind, id, stamp: before.stamp, values: before },
    trimmed(sent),
    write.timestampBase64,
  );
  const labelOf = (field: string) => facts.fields[field as keyof RecordValues<Table>].label;
  if (merged.conflict) {
    const { field, symbol } = merged.conflict;
    return refused(`${labelOf(field)} was changed by ${symbol} at the same time.`, encodeStamp(before.stamp));
  }
  const values = merged.values as RecordValues<Table>;
  const stop = await checkRecord(context, facts, { values, before, write });
  if (stop) return stop;
  const stamp = before.stamp + 1;
  const isChanged = await recordHistory(context, facts, { id, stamp }, { before, after: values });
  if (isChanged) await updateRecord(context.tx, facts.table, { id, stamp, values });
  const kept = merged.kept.map(labelOf).join(', ');
  const message = kept ? `Record edited. The newer change of ${kept} was kept.` : 'Record edited';
  return done(message, encodeStamp(isChanged ? stamp : before.stamp));
}

/** Deletes a record that nothing uses (T2). */
export async function removeRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  id: number,
): Promise<Answer> {
  await lockRecords(context, facts.kind);
  const before = await loadRecord(context, facts, id);
  const users = await findUsersOf(context.tx, facts.usedBy, id);
  if (users !== undefined) {
    const name = String(before[nameField(facts) as keyof typeof before]);
    return refused(`${name} is in use and cannot be deleted. It is used by ${users}.`);
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
  return done('Delete operation succeeded');
}

async function loadRecord<Table extends RecordTable>(
  { tx }: RequestContext,
  facts: ReferenceFacts<Table>,
  id: number,
): Promise<RecordRow<Table>> {
  const record = await lockRecord(tx, facts, id);
  if (!record) throw notFound(`${facts.noun.charAt(0).toUpperCase()}${facts.noun.slice(1)}`);
  return record;
}

interface Candidate<Table extends RecordTable> {
  readonly values: RecordValues<Table>;
  readonly before: RecordRow<Table> | undefined;
  readonly write: RecordWrite;
}

/** The answer that stops a write: the first error, or a question when warnings were not confirmed (A24). */
async function checkRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  { values, before, write }: Candidate<Table>,
): Promise<Answer | undefined> {
  for (const [field, { label, isOptional }] of Object.entries<{ label: string; isOptional?: boolean }>(
    facts.fields,
  )) {
    const value = values[field as keyof typeof values] as unknown;
    if (isOptional !== true && (value === '' || value === null)) return refused(`${label} is required`);
  }
  const findings = (await facts.check?.(context, values, before)) ?? {};
  if (findings.error !== undefined) return refused(findings.error);
  const name = values[nameField(facts) as keyof typeof values] as unknown;
  // What is called by something else, as preferences by their surgeon, is told apart by its own check.
  if (typeof name === 'string' && (await isNameTaken(context.tx, facts, name, before?.id ?? 0))) {
    const article = /^[aeiou]/i.test(facts.noun) ? 'An' : 'A';
    return refused(`${article} ${facts.noun} with the name ${name} already exists.`);
  }
  const warnings = findings.warnings ?? [];
  return warnings.length > 0 && write.ignoreWarning !== true ? asks(warnings.join('\n')) : undefined;
}

/** Texts without blanks around them; an optional text of blanks is none. */
function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries<unknown>(values as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
