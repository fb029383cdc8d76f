import { columnLetters } from './column-letters.ts';
import { FileFault } from './file-fault.ts';
import { fileTexts } from './file.texts.ts';
import type { FileLimits } from './limits.ts';
import type { FileRow } from './table.ts';

const hasText = (cell: string) => /\S/.test(cell);

/** Without what the database cannot keep and no sheet shows; a line break is `\n`, whichever a workbook wrote. */
function storable(cell: string): string {
  const text = cell.toWellFormed();
  return /[\0\r]/.test(text) ? text.replaceAll('\0', '').replace(/\r\n?/g, '\n') : text;
}

/** A row within the limits, without the empty cells behind its last text; undefined where it is empty. */
function tidyRow({ number, cells }: FileRow, limits: FileLimits): FileRow | undefined {
  if (number > limits.rowNumber) throw new FileFault(fileTexts.tooManyRows(limits.rows));
  const length = cells.findLastIndex(hasText) + 1;
  if (length === 0) return undefined;
  if (length > limits.columns) throw new FileFault(fileTexts.tooManyColumns(number, limits.columns));
  const tidy = cells.slice(0, length).map((cell, index) => {
    if (cell.length > limits.cellLength) {
      throw new FileFault(fileTexts.longCell(number, columnLetters(index), limits.cellLength));
    }
    return storable(cell);
  });
  return { number, cells: tidy };
}

/** The rows that hold something, as long as they are within the limits of a file. */
export async function* tableRows(
  rows: AsyncIterable<FileRow> | Iterable<FileRow>,
  limits: FileLimits,
): AsyncGenerator<FileRow, void> {
  let count = 0;
  let length = 0;
  for await (const row of rows) {
    const tidy = tidyRow(row, limits);
    if (!tidy) continue;
    count += 1;
    // The headings are a row as well.
    if (count > limits.rows + 1) throw new FileFault(fileTexts.tooManyRows(limits.rows));
    for (const cell of tidy.cells) length += cell.length;
    if (length > limits.length) throw new FileFault(fileTexts.tooMuchText);
    yield tidy;
  }
}
