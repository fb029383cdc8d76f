import type { RequestContext } from '../../context.ts';
import { changedInWords } from '../history/changed.ts';
import { shownValue } from '../history/field-value.ts';
import { recordChanges, type FieldChange } from '../history/record-changes.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { plain } from './merge-edit.ts';
import type { RecordField } from './reference-facts.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the history has to know of a kind of records. */
interface HistoryFacts {
  readonly kind: string;
  readonly fields: object;
}

/** The values of a record before and after a write; nothing before it was added, nothing after it was removed. */
interface Written {
  readonly before?: Values;
  readonly after?: Values;
}

/**
 * Writes the history of an added or edited record and announces it. Equal values leave no trace: it tells whether
 * anything differed.
 */
export async function recordHistory(
  context: RequestContext,
  facts: HistoryFacts,
  { id, stamp }: { readonly id: number; readonly stamp: number },
  written: Written,
): Promise<boolean> {
  const changed = await changesOf(context, facts, written);
  if (changed.length === 0) return false;
  const { kind } = facts;
  await recordChanges(context, { aggregate: kind, id, stamp }, changed);
  context.publish({ entity: kind, entityId: String(id), stamp: encodeStamp(stamp) });
  return true;
}

/** What the history tells of a write to a record. */
export async function changesOf(
  context: RequestContext,
  { fields }: Pick<HistoryFacts, 'fields'>,
  { before, after }: Written,
): Promise<FieldChange[]> {
  const facts = Object.entries(fields as Readonly<Record<string, RecordField<unknown>>>);
  const found = facts.map(([field, fact]) =>
    changeOf(context, { field, fact }, before?.[field] ?? null, after?.[field] ?? null),
  );
  return (await Promise.all(found)).flat();
}

function changeOf(
  context: RequestContext,
  { field, fact }: { readonly field: string; readonly fact: RecordField<unknown> },
  old: unknown,
  next: unknown,
): Promise<FieldChange[]> {
  const text = (value: unknown) => {
    if (value === null || value === undefined) return null;
    if (fact.text) return fact.text(context, value);
    return typeof value === 'boolean' ? shownValue(value) : plain(value);
  };
  const kind = fact.text ? 'choice' : kindOf(old ?? next);
  return changedInWords(field, kind, [old, next], { stored: plain, text });
}

function kindOf(value: unknown): FieldChange['kind'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}
