import type { FileType } from '../file-type.ts';
import { fileLimits, type FileLimits } from '../limits.ts';
import { FileFault } from '../file-fault.ts';
import { readWithin } from '../read-table.ts';
import { openTable } from '../worker/open-table.ts';
import type { ReadStart } from '../worker/protocol.ts';
import type { FileColumn, FileRow, ReadManifest } from '../table.ts';
import { columns as ofTests } from './columns.ts';

interface How {
  readonly columns?: readonly FileColumn[];
  readonly sheet?: string;
  readonly accepted?: readonly FileType[];
  readonly limits?: Partial<FileLimits>;
}

/** What came of a file. */
export interface AllRead extends Omit<ReadManifest, 'rows'> {
  readonly rows: readonly FileRow[];
}

const startOf = (fileName: string, content: Buffer | string, how: How): ReadStart => {
  const { columns = ofTests, sheet, accepted = ['csv', 'workbook'], limits } = how;
  return {
    fileName,
    content: Buffer.from(content),
    accepted,
    options: { columns, ...(sheet !== undefined && { sheet }) },
    limits: { ...fileLimits, ...limits },
  };
};

/** A file read to its end, in the thread of the test: what a file comes to does not depend on where it is read. */
export async function readAll(fileName: string, content: Buffer | string, how: How = {}): Promise<AllRead> {
  const { head, batches } = await openTable(startOf(fileName, content, how));
  const rows: FileRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return { ...head, rows };
}

/** A file read to its end as the server does it, in a thread of its own. */
export async function readInThread(
  fileName: string,
  content: Buffer | string,
  how: How = {},
): Promise<AllRead> {
  const start = startOf(fileName, content, how);
  const file = {
    fileName,
    content: Buffer.from(start.content.buffer as ArrayBuffer, start.content.byteOffset, start.content.length),
  };
  const table = await readWithin(start.limits, start.accepted, file, start.options);
  const rows: FileRow[] = [];
  for await (const row of table.rows) rows.push(row);
  return { ...table, rows };
}

/** The sentence by which a file is refused; an empty one where it is read. */
export async function refusalOf(
  fileName: string,
  content: Buffer | string,
  how: How = {},
  read = readAll,
): Promise<string> {
  try {
    await read(fileName, content, how);
    return '';
  } catch (error) {
    if (error instanceof FileFault) return error.message;
    throw error;
  }
}
