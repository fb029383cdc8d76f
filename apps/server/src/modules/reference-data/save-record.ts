import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { lockRecords } from './audit-record.ts';
import { mergeEdit } from './merge-edit.ts';
import { recordHistory } from './record-history.ts';
import type { Outcome, Refusal } from './record-outcome.ts';
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

/** Adds a record (T1). */
export async function addRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  sent: RecordValues<Table>,
  write: RecordWrite = {},
): Promise<Outcome> {
  const values = cleaned(facts, sent);
  await lockRecords(context, facts.kind);
  const stop = await checkRecord(context, facts, { values, before: undefined, write });
  if (stop) return stop;
  const id = await insertRecord(context.tx, facts.table, values);
  await recordHistory(context, facts, { id, stamp: 1 }, { after: values });
  return { id, stamp: 1, message: 'Record added' };
}

/** Replaces what was entered for a record; what others changed meanwhile in other fields is kept (T1). */
export async function editRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  id: number,
  sent: RecordValues<Table>,
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
  const labelOf = (field: string) => facts.fields[field as keyof RecordValues<Table>].label;
  if (merged.conflict) {
    const { field, symbol } = merged.conflict;
    const message = `${labelOf(field)} was changed by ${symbol} at the same time.`;
    return { refusal: 'stale', message, field, stamp: before.stamp };
  }
  const values = merged.values as RecordValues<Table>;
  const stop = await checkRecord(context, facts, { values, before, write });
  if (stop) return stop;
  const stamp = before.stamp + 1;
  const isChanged = await recordHistory(context, facts, { id, stamp }, { before, after: values });
  if (isChanged) await updateRecord(context.tx, facts.table, { id, stamp, values });
  const kept = merged.kept.map(labelOf).join(', ');
  const message = kept ? `Record edited. The newer change of ${kept} was kept.` : 'Record edited';
  return { id, message, stamp: isChanged ? stamp : before.stamp };
}

/** Deletes a record that nothing uses (T2). */
export async function removeRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  id: number,
): Promise<Outcome> {
  await lockRecords(context, facts.kind);
  const before = await loadRecord(context, facts, id);
  const users = await findUsersOf(context.tx, facts.usedBy, id);
  if (users !== undefined) {
    const name = String(before[nameField(facts) as keyof typeof before]);
    return { refusal: 'in-use', message: `${name} is in use and cannot be deleted. It is used by ${users}.` };
  }
  await deleteRecord(context.tx, facts.table, id);
  await recordHistory(context, facts, { id, stamp: before.stamp + 1 }, { before });
  return { id, message: 'Delete operation succeeded' };
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

/** What stops a write: the first error, or a question when warnings were not confirmed (A24). */
async function checkRecord<Table extends RecordTable>(
  context: RequestContext,
  facts: ReferenceFacts<Table>,
  { values, before, write }: Candidate<Table>,
): Promise<Refusal | undefined> {
  const empty = fieldsOf(facts).find(
    ([field, { isOptional }]) => isOptional !== true && isEmpty(values, field),
  );
  if (empty) return { refusal: 'invalid', message: `${empty[1].label} is required`, field: empty[0] };
  const findings = (await facts.check?.(context, values, before)) ?? {};
  if (findings.error !== undefined)
    return { refusal: 'invalid', message: findings.error, field: findings.field };
  const field = nameField(facts);
  const name = values[field as keyof typeof values] as unknown;
  // What is called by something else, as preferences by their surgeon, is told apart by its own check.
  if (typeof name === 'string' && (await isNameTaken(context.tx, facts, name, before?.id ?? 0))) {
    const article = /^[aeiou]/i.test(facts.noun) ? 'An' : 'A';
    return {
      refusal: 'taken',
      message: `${article} ${facts.noun} with the name ${name} already exists.`,
      field,
    };
  }
  const warnings = findings.warnings ?? [];
  return warnings.length > 0 && write.ignoreWarning !== true
    ? { refusal: 'unconfirmed', message: warnings.join('\n') }
    : undefined;
}

const fieldsOf = <Table extends RecordTable>({ fields }: ReferenceFacts<Table>) =>
  Object.entries<{ label: string; isOptional?: boolean }>(fields);

const isEmpty = (values: object, field: string): boolean => {
  const value: unknown = Reflect.get(values, field);
  return value === '' || value === null;
};

/** Texts without blanks around them; an optional text of blanks is none. */
function cleaned<Table extends RecordTable>(
  facts: ReferenceFacts<Table>,
  values: RecordValues<Table>,
): RecordValues<Table> {
  const entries = fieldsOf(facts).map(([field, { isOptional }]) => {
    const value: unknown = Reflect.get(values, field);
    const text = typeof value === 'string' ? value.trim() : value;
    return [field, text === '' && isOptional === true ? null : text];
  });
  return Object.fromEntries(entries) as RecordValues<Table>;
}
