import type { RowReason } from '../../../import/import.tables.ts';

/** A reason about a column, or about the whole row. */
export const about = (column: string | null, text: string): RowReason => ({ column, text });

/** What is empty and must not be, or longer than the form takes it. */
export function textFaults(column: string, label: string, text: string, most: number): RowReason[] {
  if (text === '') return [about(column, `${label} is required`)];
  return tooLong(column, label, text, most);
}

/** What is longer than the form takes it. */
export const tooLong = (column: string, label: string, text: string, most: number): RowReason[] =>
  text.length > most ? [about(column, `${label} should contain ${most} characters at most.`)] : [];
