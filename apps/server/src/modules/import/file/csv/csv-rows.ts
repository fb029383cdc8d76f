import Papa from 'papaparse';
import { FileFault } from '../file-fault.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileLimits } from '../limits.ts';
import type { FileColumn, FileRow } from '../table.ts';
import { findSeparator } from './find-separator.ts';
import { textPieces } from './text-pieces.ts';

/** A first line by which Excel tells itself the separator; it is shown as no row. */
const separatorLine = /^"?sep=([^\n])"?\n/i;

interface ParsedRow {
  readonly cells: string[];
  readonly errors: readonly Papa.ParseError[];
  /** Where the next row begins. */
  readonly end: number;
}

function parse(text: string, delimiter: string): ParsedRow[] {
  const rows: ParsedRow[] = [];
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => void rows.push({ cells: data, errors, end: meta.cursor }),
  });
  return rows;
}

function refuseQuotes(errors: readonly Papa.ParseError[], number: number): void {
  for (const { code } of errors) {
    if (code === 'MissingQuotes') throw new FileFault(fileTexts.cutOff(number));
    if (code === 'InvalidQuotes') throw new FileFault(fileTexts.quotes(number));
  }
}

/**
 * The rows of a CSV file. It is parsed in pieces, of which the last row is kept until more text or the end tells that it is
 * whole; a piece grows with a row that does not end, up to what no row may be longer than.
 */
export function* csvRows(
  file: { readonly fileName: string; readonly content: Buffer },
  columns: readonly FileColumn[],
  limits: FileLimits,
): Generator<FileRow, void> {
  const pieces = textPieces(file.content, file.fileName);
  let separator: string | undefined;
  let text = '';
  let enough = 0;
  let number = 0;
  for (let isEnd = false; !isEnd;) {
    const piece = pieces.next();
    isEnd = piece.done === true;
    text += piece.value ?? '';
    if (text.length < enough && !isEnd) continue;
    if (separator === undefined) {
      const line = separatorLine.exec(text);
      text = text.slice(line?.[0].length ?? 0);
      separator = line?.[1] ?? findSeparator(text, columns);
    }
    // The parser would drop it, and count without it.
    if (text.startsWith('\uFEFF')) text = text.slice(1);
    const rows = parse(text, separator);
    if (!isEnd) rows.pop();
    for (const { cells, errors } of rows) {
      number += 1;
      refuseQuotes(errors, number);
      yield { number, cells };
    }
    text = text.slice(rows.at(-1)?.end ?? 0);
    if (text.length > limits.columns * limits.cellLength) throw new FileFault(fileTexts.longRow(number + 1));
    enough = text.length * 2;
  }
}
