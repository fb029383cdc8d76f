import type { CellValue, Column } from './column.ts';
import { cellTextOf, type TextSurroundings } from './cell-text.ts';

/** Spreadsheets run cells that begin like a formula; a leading apostrophe keeps them text. */
const FORMULA_START = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function field(value: CellValue, text: string): string {
  if (typeof value === 'number') return String(value);
  return quoted(FORMULA_START.test(text) ? `'${text}` : text);
}

/**
 * The current view as CSV (RFC 4180, CRLF): the visible columns in their order, the rows in theirs,
 * dates and words as shown, numbers plain. Starts with a byte order mark so that Excel reads UTF-8.
 */
export function toCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  surroundings: TextSurroundings,
): string {
  const cells = columns.map((column) => {
    const textOf = cellTextOf(column, surroundings);
    const valueOf = column.kind === 'number' || column.kind === 'progress' ? column.value : () => undefined;
    return (row: Row) => field(valueOf(row), textOf(row));
  });
  const lines = [columns.map((column) => quoted(column.header)).join(',')];
  for (const row of rows) lines.push(cells.map((cell) => cell(row)).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
