import { and, asc, eq, gt } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { FileAnswer } from '../../contract/files.ts';
import type { Database } from '../../platform/db/database.ts';
import { spreadsheet, type SheetColumn } from '../../platform/spreadsheet/spreadsheet.ts';
import { usualStatuses, type AnyImportKind } from './import-kind.ts';
import { importRows } from './import.tables.ts';
import { findImport, reasonText } from './read-import.ts';

/** Rows read at a time: the sheet is written while the next ones are read. */
const batchSize = 500;
/** The column that is added behind those of the file, and the same one in what was mended and sent again. */
const reasonColumn = 'Reason';

const text = <Row>(header: string, value: (row: Row) => string): SheetColumn<Row> => ({
  header,
  kind: 'text',
  value,
});

/** An empty file of a kind, with the headings of its columns, and some rows as an example where they are asked for. */
export function importTemplate(
  { noun, columns, examples }: Pick<AnyImportKind, 'noun' | 'columns' | 'examples'>,
  withExamples: boolean,
): FileAnswer {
  const cells = columns.map(({ label }, place) => text<readonly string[]>(label, (row) => row[place] ?? ''));
  return {
    fileName: `${noun} ${withExamples ? 'examples' : 'template'}.xlsx`,
    content: spreadsheet(noun, cells, withExamples ? examples : []),
  };
}

interface FailedRow {
  readonly cells: readonly string[];
  readonly reasons: string;
}

/** The rows of an import that were ignored, as they stand in its file, each with the reasons. @throws not-found */
export async function failedRows(
  context: RequestContext,
  kind: AnyImportKind,
  id: number,
): Promise<FileAnswer> {
  const { headings, fileName } = await findImport(context, kind, id);
  const { ignored } = kind.statuses ?? usualStatuses;
  const own = headings.flatMap((heading, place) =>
    heading.toLowerCase() === reasonColumn.toLowerCase()
      ? []
      : [text<FailedRow>(heading, ({ cells }) => cells[place] ?? '')],
  );
  const reason = text<FailedRow>(reasonColumn, ({ reasons }) => reasons);
  return {
    fileName: `${fileName.replace(/\.[^.]*$/, '')} ${ignored.toLowerCase()} rows.xlsx`,
    content: spreadsheet(`${ignored} rows`, [...own, reason], rowsOf(context.tx, kind, id)),
  };
}

async function* rowsOf(tx: Database, kind: AnyImportKind, id: number): AsyncGenerator<FailedRow> {
  for (let last = 0; ;) {
    const isNext = and(
      eq(importRows.importId, id),
      eq(importRows.outcome, 'ignored'),
      gt(importRows.rowNumber, last),
    );
    const rows = await tx
      .select()
      .from(importRows)
      .where(isNext)
      .orderBy(asc(importRows.rowNumber))
      .limit(batchSize);
    for (const { cells, reasons } of rows)
      yield { cells, reasons: reasons.map((reason) => reasonText(kind, reason)).join('\n') };
    const end = rows.at(-1);
    if (!end) return;
    last = end.rowNumber;
  }
}
