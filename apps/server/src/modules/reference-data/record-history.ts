import type { RequestContext } from '../../context.ts';
import { changedInWords } from '../history/changed.ts';
import { shownValue } from '../history/field-value.ts';
import type { FieldChange } from '../history/record-changes.ts';
import { plain } from './merge-edit.ts';
import type { RecordField } from './reference-facts.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of a record before and after a write; nothing before it was added, nothing after it was removed. */
interface Written {
  readonly before?: Values;
  readonly after?: Values;
}

/** What the history tells of a write to a record. */
export async function changesOf(
  context: RequestContext,
  { fields }: { readonly fields: object },
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
