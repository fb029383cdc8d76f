import { planFieldText } from '@crt/domain/plan-field';
import type { changes } from './change.tables.ts';

/** A change as a sentence (V9, R16). */
export function changeSentence({
  field,
  oldText,
  newText,
}: Pick<typeof changes.$inferSelect, 'field' | 'oldText' | 'newText'>): string {
  const name = planFieldText(field);
  if (newText === null) return `${name} removed: ${oldText ?? ''}.`;
  return oldText === null ? `${name} set to ${newText}.` : `${name} changed from ${oldText} to ${newText}.`;
}
