import { archivedTables } from '../archive/archived-tables.ts';
import { chooseTable, type Candidate } from '../choose-table.ts';
import { csvRows } from '../csv/csv-rows.ts';
import { FileFault } from '../file-fault.ts';
import { fileTypeOf } from '../file-type.ts';
import { fileTexts } from '../file.texts.ts';
import type { FileRow } from '../table.ts';
import { tableRows } from '../table-rows.ts';
import { workbookSheets } from '../xlsx/workbook.ts';
import { batchesOf } from './batches.ts';
import type { ReadStart, TableHead } from './protocol.ts';

async function candidatesOf(start: ReadStart): Promise<{ candidates: Candidate[]; files: string[] }> {
  const { fileName, options, limits } = start;
  const content = Buffer.from(start.content.buffer, start.content.byteOffset, start.content.byteLength);
  switch (fileTypeOf(fileName, content, start.accepted)) {
    case 'csv': {
      const rows = csvRows({ fileName, content }, options.columns, limits);
      return { candidates: [{ name: null, rows: tableRows(rows, limits) }], files: [] };
    }
    case 'workbook':
      return { candidates: await workbookSheets(content, limits), files: [] };
    case 'archive':
      return archivedTables(content, options.columns, limits);
  }
}

/** A table whose headings are read and that has rows; they come as they are asked for. */
export interface OpenedTable {
  readonly head: TableHead;
  readonly batches: AsyncGenerator<readonly FileRow[], void>;
}

async function* beginningWith<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item, void> {
  yield first;
  yield* rest;
}

/** Finds the table of a file; throws a `FileFault` where it has none. */
export async function openTable(start: ReadStart): Promise<OpenedTable> {
  const { candidates, files } = await candidatesOf(start);
  const { name: sheet, headings, rows } = await chooseTable(candidates, start.options);
  const batches = batchesOf(rows, headings.length);
  const first = await batches.next();
  if (first.done) throw new FileFault(fileTexts.onlyHeadings);
  return {
    head: { sheet, headings, otherFiles: files.filter((name) => name !== sheet) },
    batches: beginningWith(first.value, batches),
  };
}
