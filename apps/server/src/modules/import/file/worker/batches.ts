import type { FileRow } from '../table.ts';

const mostRows = 500;
const mostLength = 1024 * 1024;

/** Rows in batches, none of which is long in any way; each row has at least as many cells as `width`. */
export async function* batchesOf(
  rows: AsyncIterable<FileRow>,
  width: number,
): AsyncGenerator<FileRow[], void> {
  let batch: FileRow[] = [];
  let length = 0;
  for await (const { number, cells } of rows) {
    const missing = Math.max(0, width - cells.length);
    batch.push({ number, cells: [...cells, ...Array<string>(missing).fill('')] });
    for (const cell of cells) length += cell.length;
    if (batch.length < mostRows && length < mostLength) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
