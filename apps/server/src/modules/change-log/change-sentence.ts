import { planFieldText } from '@crt/domain/plan-field';
import type { changes } from '../history/change.tables.ts';
import { shownInstant } from '../history/field-value.ts';

/** A change as a sentence (V9, R16); `name` is what people call the field, where it is not one of a plan. */
export function changeSentence({
  field,
  oldText,
  newText,
  name = planFieldText(field),
}: Pick<typeof changes.$inferSelect, 'field' | 'oldText' | 'newText'> & { readonly name?: string }): string {
  if (newText === null) return ended(`${name} removed: ${oldText ?? ''}`);
  return ended(
    oldText === null ? `${name} set to ${newText}` : `${name} changed from ${oldText} to ${newText}`,
  );
}

type Change = typeof changes.$inferSelect;

/** The same for one reader: instants are told in his zone, whatever zone they were told in when they were changed. */
export function changeSentenceIn(zone: string, change: Change): string {
  const { valueKind, oldValue, newValue } = change;
  if (valueKind !== 'instant') return changeSentence(change);
  const told = (stored: string | null) => shownInstant(stored === null ? null : new Date(stored), zone);
  return changeSentence({ ...change, oldText: told(oldValue), newText: told(newValue) });
}

/** What people write may end as a sentence does; a second full stop would be one too many. */
const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
