import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';

/** What a column holds; dates are real dates and numbers real numbers, so that they can be sorted and added. */
export type CellKind = 'text' | 'number' | 'percent' | 'day' | 'time';

/** A column of a spreadsheet. */
export interface SheetColumn<Row> {
  readonly header: string;
  readonly kind: CellKind;
  /** Times and days as dates whose UTC fields are shown; percent from 0 to 1; null leaves the cell empty. */
  readonly value: (row: Row) => CellValue;
}

const formats: Readonly<Record<CellKind, string>> = {
  text: '@',
  number: '0',
  percent: '0%',
  day: 'dd/mm/yyyy',
  time: 'dd/mm/yyyy hh:mm',
};
const widths: Readonly<Record<CellKind, number>> = { text: 22, number: 10, percent: 10, day: 12, time: 17 };

/**
 * A spreadsheet (XLSX) with one sheet, written while the rows are pulled: memory does not grow with their number.
 * Texts are always text, never formulas, whatever they begin with.
 */
export function spreadsheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: AsyncIterable<Row>,
): Readable {
  const stream = writeXlsxStream(cellsOf(columns, rows), {
    name,
    columns: columns.map(({ header, kind }) => ({
      header,
      width: Math.max(widths[kind], header.length + 2),
      numFmt: formats[kind],
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream);
}

async function* cellsOf<Row>(columns: readonly SheetColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(({ value }) => value(row));
}
