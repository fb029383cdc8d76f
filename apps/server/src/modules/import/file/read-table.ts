import type { FileType } from './file-type.ts';
import { fileLimits, type FileLimits } from './limits.ts';
import type { ReadManifest, ReadTable, TableFile, TableOptions } from './table.ts';
import { Reading } from './worker/reading.ts';

/** Reads a file by other limits than those of every import, which only tests do. */
export async function readWithin(
  limits: FileLimits,
  accepted: readonly FileType[],
  { fileName, content }: TableFile,
  options: TableOptions,
): Promise<ReadManifest> {
  // A copy is handed over whole, where the upload may share its memory with others and is still to be kept.
  const reading = new Reading({ fileName, content: new Uint8Array(content), accepted, options, limits });
  try {
    const head = await reading.head();
    return { ...head, rows: reading.rows() };
  } catch (error) {
    await reading.end();
    throw error;
  }
}

/**
 * Reads a CSV file or an Excel workbook (.xlsx) in a thread of its own, within limits of time and memory: the headings at
 * once, rows as they are asked for. Throws a `FileFault` for a file that is not read at all. Whoever does not go through
 * the rows to their end, or leave their loop, lets the thread wait for five minutes.
 */
export async function readTable(file: TableFile, options: TableOptions): Promise<ReadTable> {
  const { sheet, headings, rows } = await readWithin(fileLimits, ['csv', 'workbook'], file, options);
  return { sheet, headings, rows };
}

/**
 * Reads the manifest of documents, as `readTable` does: a CSV file, a workbook, or a ZIP archive that holds a CSV file. Of
 * several it is the one whose headings fit; nothing else of the archive is unpacked.
 */
export function readManifest(file: TableFile, options: TableOptions): Promise<ReadManifest> {
  return readWithin(fileLimits, ['csv', 'workbook', 'archive'], file, options);
}
