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

/** The second sheet: what the first one is. */
export interface About {
  /** How many rows the first sheet has at most; fewer come when some are gone meanwhile. */
  readonly rows: number;
  readonly lines: readonly (readonly string[])[];
}

/**
 * A spreadsheet (XLSX) written while the rows are pulled: memory does not grow with their number. Texts are always text,
 * never formulas, whatever they begin with, and without the signs that no such file can hold.
 */
export function spreadsheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  about?: About,
): Readable {
  // What stands behind the rows begins the second sheet, which has room for as many lines as the first one.
  const room = about && Math.max(about.rows, about.lines.length);
  const stream = writeXlsxStream(cellsOf(columns, rows, room, about?.lines), {
    name,
    columns: columns.map(({ header, kind }) => ({
      header: printable(header),
      width: Math.max(widths[kind], header.length + 2),
      numFmt: formats[kind],
    })),
    freezePane: { rows: 1 },
    ...(room !== undefined && { maxRowsPerSheet: room + 1, repeatHeaders: false }),
  });
  return Readable.fromWeb(stream as ReadableStream);
}

async function* cellsOf<Row>(
  columns: readonly SheetColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  room = 0,
  lines: About['lines'] = [],
): AsyncGenerator<CellValue[]> {
  let written = 0;
  for await (const row of rows) {
    written += 1;
    yield columns.map(({ value }) => printable(value(row)));
  }
  for (; written < room; written += 1) yield [];
  for (const line of lines) yield line.map(printable);
}

/** XML has no place for these, not even escaped; half a surrogate pair would be none of UTF-8 either. */
const unprintable = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]|\p{Cs}/gu;
/** What a sheet would read as the code of one character, `_x0041_`: it stays text when its first sign is a code. */
const code = /_(?=x[\dA-F]{4}_)/gi;

function printable<Value extends CellValue>(value: Value): Value {
  if (typeof value !== 'string') return value;
  return value.replace(unprintable, '').replace(code, '_x005F_') as Value;
}
