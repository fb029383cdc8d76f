import type { RequestContext } from '../../context.ts';
import { notFound, type FieldError } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Stamped } from '../write-road/aggregate.ts';
import { done, refused, type Answer } from '../write-road/answer.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { create, touch } from '../write-road/verbs.ts';
import { lockRecords } from './audit-record.ts';
import { conflictSentence, mergeEdit } from './merge-edit.ts';
import { changesOf } from './record-history.ts';
import { recordLimitReached, type RecordLimit } from './record-limit.ts';
import type { RecordField } from './reference-facts.ts';

/** A record as it is stored, with the parts that stand in further tables. */
export interface StoredCompound<Values> {
  readonly stamp: number;
  readonly values: Values;
}

/**
 * A kind of reference data that is more than one row: a workflow with its steps, a definition with its procedures. Its
 * values are plain data that is told apart by its JSON; lists in them are one field of the history each.
 */
export interface CompoundFacts<Values extends object> {
  /** Resource tag of the contract and name in the history. */
  readonly kind: string;
  /** What one record is called inside a sentence. */
  readonly noun: string;
  readonly fields: { readonly [Name in keyof Values]-?: RecordField<Values[Name]> };
  /** How many there may be; absent where records are never added. */
  readonly limit?: RecordLimit;
  /** Reads a record and locks it until the end of the transaction. */
  load(context: RequestContext, id: number): Promise<StoredCompound<Values> | undefined>;
  /** Everything that refuses it, each with its place in the request; `id` is 0 for a new one. */
  check(context: RequestContext, id: number, values: Values): Promise<readonly FieldError[]>;
  /** Stores a new record and gives its id. */
  insert(context: RequestContext, values: Values): Promise<number>;
  update(context: RequestContext, id: number, stored: StoredCompound<Values>): Promise<void>;
}

/** How saving ended: with the id, or with what is in the way. */
export type CompoundOutcome =
  | { readonly id: number; readonly stamp: number; readonly kept: string }
  | {
      readonly errors: readonly FieldError[];
      /** The stamp of the newer version, when that is what is in the way: with it the caller may insist. */
      readonly newer?: number;
    };

/** Adds a record with its parts: one history, one announcement. */
export async function addCompound<Values extends object>(
  context: RequestContext,
  facts: CompoundFacts<Values>,
  values: Values,
): Promise<CompoundOutcome> {
  await lockRecords(context, facts.kind);
  const full = facts.limit && (await recordLimitReached(context, facts.limit));
  if (full !== undefined) return { errors: [{ path: '/body', message: full }] };
  const errors = await facts.check(context, 0, values);
  if (errors.length > 0) return { errors };
  const { id, stamp } = await create(
    context,
    { name: facts.kind },
    {
      insert: async () => ({ id: await facts.insert(context, values), stamp: 1 }),
      changes: () => changesOf(context, facts, { after: asRecord(values) }),
      tag: facts.kind,
    },
  );
  return { id, stamp, kept: '' };
}

/** Replaces a record and its parts; what others changed in other fields since `timestamp` is kept. */
export async function editCompound<Values extends object>(
  context: RequestContext,
  facts: CompoundFacts<Values>,
  id: number,
  sent: Values,
  timestamp: string | undefined,
): Promise<CompoundOutcome> {
  await lockRecords(context, facts.kind);
  const before = await facts.load(context, id);
  if (!before) throw notFound(`${facts.noun.charAt(0).toUpperCase()}${facts.noun.slice(1)}`);
  const record = { aggregate: facts.kind, id, stamp: before.stamp, values: asRecord(before.values) };
  const merged = await mergeEdit(context, record, asRecord(sent), timestamp);
  const labelOf = (field: string) => facts.fields[field as keyof Values].label;
  if (merged.conflict) {
    const { field } = merged.conflict;
    const error = { path: `/body/${field}`, message: conflictSentence(labelOf(field), merged.conflict) };
    return { errors: [error], newer: before.stamp };
  }
  const values = merged.values as Values;
  const errors = await facts.check(context, id, values);
  if (errors.length > 0) return { errors };
  const changes = await changesOf(context, facts, { before: record.values, after: asRecord(values) });
  const kept = merged.kept.map(labelOf).join(', ');
  if (changes.length === 0) return { id, stamp: before.stamp, kept };
  await touch(context, roadOf(context, facts), [
    { row: { id, stamp: before.stamp }, patch: values, changes },
  ]);
  return { id, stamp: before.stamp + 1, kept };
}

/** A record with its parts, as the write road changes it. */
const roadOf = <Values extends object>(context: RequestContext, facts: CompoundFacts<Values>) => ({
  name: facts.kind,
  tag: facts.kind,
  saveMany: async (_tx: Database, rows: readonly (Stamped & { readonly patch: Values })[]) => {
    for (const { id, stamp, patch } of rows) await facts.update(context, id, { stamp, values: patch });
  },
});

const asRecord = (values: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values));

/** The answer of a save: its sentence and what was kept of others, or every reason against it. */
export function compoundAnswer(outcome: CompoundOutcome, success: string): Answer {
  if ('errors' in outcome) {
    const { errors, newer } = outcome;
    const reasons = errors.map(({ message }) => message).join('\n');
    return refused(reasons, newer === undefined ? null : encodeStamp(newer));
  }
  const { kept, stamp } = outcome;
  const sentence = success.endsWith('.') ? success : `${success}.`;
  return done(kept ? `${sentence} The newer change of ${kept} was kept.` : success, encodeStamp(stamp));
}

/** The refusals of texts that have only blanks. */
export function missingTexts<Values extends object>(
  { fields }: Pick<CompoundFacts<Values>, 'fields'>,
  values: Values,
): readonly FieldError[] {
  return Object.entries<RecordField<never>>(fields).flatMap(([field, { label }]) =>
    values[field as keyof Values] === '' ? { path: `/body/${field}`, message: `${label} is required` } : [],
  );
}
