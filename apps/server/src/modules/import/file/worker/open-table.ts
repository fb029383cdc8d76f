import { archivedTables } from '../archive/archived-tables.ts';
import { chooseTable, type Candidate, type ChosenTable } from '../choose-table.ts';
import { csvRows } from '../csv/csv-rows.ts';
import { fileTypeOf } from '../file-type.ts';
import { tableRows } from '../table-rows.ts';
import { workbookSheets } from '../xlsx/workbook.ts';
import type { ReadStart } from './protocol.ts';

/** A table whose headings are read, and the other files of its archive. */
interface OpenedTable extends ChosenTable {
  readonly otherFiles: readonly string[];
}

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

/** Finds the table of a file; throws a `FileFault` where it has none. */
export async function openTable(start: ReadStart): Promise<OpenedTable> {
  const { candidates, files } = await candidatesOf(start);
  const table = await chooseTable(candidates, start.options);
  return { ...table, otherFiles: files.filter((name) => name !== table.name) };
}
