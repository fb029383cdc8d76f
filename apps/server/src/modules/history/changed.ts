import type { ValueKind } from '@crt/domain/record-field';
import { shownValue, storedValue, type FieldValue } from './field-value.ts';
import type { FieldChange } from './record-changes.ts';

/**
 * A field that gets another value, as the history tells it; nothing when the value stays. `textOf` gives what people
 * see where it is something else than the value, such as a name for an id.
 */
export function changed<Value extends FieldValue | Date>(
  field: string,
  kind: ValueKind,
  old: Value,
  next: Value,
  textOf: (value: Value) => string | null = shownValue,
): FieldChange[] {
  const [oldValue, newValue] = [storedValue(old), storedValue(next)];
  if (oldValue === newValue) return [];
  return [{ field, kind, oldValue, newValue, oldText: textOf(old), newText: textOf(next) }];
}
