import type { ValueKind } from '@crt/domain/record-field';
import { shownValue, storedValue, type FieldValue } from './field-value.ts';
import type { FieldChange } from './record-changes.ts';

/** A value as the history compares it, and as people read it. */
export interface ToldValue {
  readonly value: string | null;
  readonly text: string | null;
}

const nothing: ToldValue = { value: null, text: null };

/** A field that gets another value, as the history tells it; nothing when the value stays. Undefined is no value. */
export function changedTold(
  field: string,
  kind: ValueKind,
  { value: oldValue, text: oldText }: ToldValue = nothing,
  { value: newValue, text: newText }: ToldValue = nothing,
): FieldChange[] {
  return oldValue === newValue ? [] : [{ field, kind, oldValue, newValue, oldText, newText }];
}

/** The same of plain values. `textOf` gives what people see where it is something else than the value, such as a name for an id. */
export function changed<Value extends FieldValue | Date>(
  field: string,
  kind: ValueKind,
  old: Value,
  next: Value,
  textOf: (value: Value) => string | null = shownValue,
): FieldChange[] {
  const [oldValue, newValue] = [storedValue(old), storedValue(next)];
  if (oldValue === newValue) return [];
  return changedTold(
    field,
    kind,
    { value: oldValue, text: textOf(old) },
    { value: newValue, text: textOf(next) },
  );
}

/** How values are compared, and how they are read where that has to be looked up. */
interface Telling<Value> {
  stored(value: Value): string | null;
  text(value: Value): Promise<string | null> | string | null;
}

/** The same of values whose texts are looked up, which is done only when the value differs. */
export async function changedInWords<Value>(
  field: string,
  kind: ValueKind,
  [old, next]: readonly [old: Value, next: Value],
  { stored, text }: Telling<Value>,
): Promise<FieldChange[]> {
  const [oldValue, newValue] = [stored(old), stored(next)];
  if (oldValue === newValue) return [];
  const before = { value: oldValue, text: await text(old) };
  return changedTold(field, kind, before, { value: newValue, text: await text(next) });
}
