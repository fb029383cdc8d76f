import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { asks, done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { lockRecords } from './audit-record.ts';
import { mergeEdit } from './merge-edit.ts';
import { recordHistory } from './record-history.ts';
import { deleteRecord, insertRecord, isTaken, lockRecord, updateRecord } from './record-store.ts';
import {
  nameField,
  type EnteredValues,
  type RecordField,
  type RecordRow,
  type RecordTable,
  type ReferenceFacts,
  type Unentered,
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
export async function addRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  sent: EnteredValues<Table, Kept>,
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
export async function editRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  id: number,
  sent: EnteredValues<Table, Kept>,
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
  const labelOf = (field: string) => facts.fields[field as keyof EnteredValues<Table, Kept>].label;
  if (merged.conflict) {
    const { field, symbol } = merged.conflict;
    return refused(`${labelOf(field)} was changed by ${symbol} at the same time.`, encodeStamp(before.stamp));
  }
  const values = merged.values as EnteredValues<Table, Kept>;
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
export async function removeRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  id: number,
): Promise<Answer> {
  await lockRecords(context, facts.kind);
  const before = await loadRecord(context, facts, id);
  const users = await findUsersOf(context.tx, facts.usedBy, id);
  if (users !== undefined) {
    const name = String(before[nameField(facts) as keyof typeof before]);
    return refused(`${name} is in use and cannot be deleted. It is used by ${users}.`);
  }
  await deleteRecord(context.tx, facts.table, id);
  await recordHistory(context, facts, { id, stamp: before.stamp + 1 }, { before });
  return done('Delete operation succeeded');
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

interface Candidate<Table extends RecordTable, Kept extends Unentered<Table>> {
  readonly values: EnteredValues<Table, Kept>;
  readonly before: RecordRow<Table> | undefined;
  readonly write: RecordWrite;
}

/** The answer that stops a write: the first error, or a question when warnings were not confirmed (A24). */
async function checkRecord<Table extends RecordTable, Kept extends Unentered<Table> = never>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  { values, before, write }: Candidate<Table, Kept>,
): Promise<Answer | undefined> {
  for (const [field, { label, isOptional }] of Object.entries<{ label: string; isOptional?: boolean }>(
    facts.fields,
  )) {
    const value = values[field as keyof typeof values] as unknown;
    if (isOptional !== true && (value === '' || value === null)) return refused(`${label} is required`);
  }
  const findings = (await facts.check?.(context, values, before)) ?? {};
  if (findings.error !== undefined) return refused(findings.error);
  const taken = await takenText(context, facts, values, before?.id ?? 0);
  if (taken !== undefined) return refused(taken);
  const warnings = findings.warnings ?? [];
  return warnings.length > 0 && write.ignoreWarning !== true ? asks(warnings.join('\n')) : undefined;
}

/** The sentence against a record that is not told apart from another one; undefined when it is. */
async function takenText<Table extends RecordTable, Kept extends Unentered<Table>>(
  context: RequestContext,
  facts: ReferenceFacts<Table, Kept>,
  values: EnteredValues<Table, Kept>,
  exceptId: number,
): Promise<string | undefined> {
  const fields = facts.fields as Readonly<Record<string, RecordField<unknown> | undefined>>;
  const name = nameField(facts);
  const valueOf = (field: string) => values[field as keyof typeof values] as unknown;
  // What is called by something else, as preferences by their surgeon, is told apart by its own check.
  const wanted = facts.unique ?? (typeof valueOf(name) === 'string' ? [[name]] : []);
  for (const together of wanted) {
    const same = new Map(together.map((field) => [field, valueOf(field)]));
    if (!(await isTaken(context.tx, facts, same, exceptId))) continue;
    const parts = [...same]
      .filter(([, value]) => value !== null)
      .map(async ([field, value]) => {
        const fact = fields[field];
        const label = facts.unique === undefined ? 'name' : (fact?.label ?? field);
        return `the ${label} ${(await fact?.text?.(context, value as never)) ?? String(value)}`;
      });
    const article = /^[aeiou]/i.test(facts.noun) ? 'An' : 'A';
    const told = new Intl.ListFormat('en').format(await Promise.all(parts));
    return `${article} ${facts.noun} with ${told} already exists.`;
  }
  return undefined;
}

/** Texts without blanks around them; an optional text of blanks is none. */
function trimmed<Values extends object>(values: Values): Values {
  const entries = Object.entries<unknown>(values as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as Values;
}
