import type { CellText } from './cell-text.ts';
import type { CellValue, Column } from './column.ts';

/** A column with the text of its cells. */
export interface CsvColumn<Row> {
  readonly column: Column<Row>;
  readonly text: CellText<Row>;
}

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
 * Rows as CSV (RFC 4180, CRLF): the columns in their order, dates and words as shown, numbers plain.
 * Starts with a byte order mark so that Excel reads UTF-8.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const cells = columns.map(({ column, text }) => {
    const valueOf = column.kind === 'number' || column.kind === 'progress' ? column.value : () => undefined;
    return (row: Row) => field(valueOf(row), text(row));
  });
  const lines = [columns.map(({ column }) => quoted(column.header)).join(',')];
  for (const row of rows) lines.push(cells.map((cell) => cell(row)).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
