import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { UploadedFile } from '../../contract/files.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { matchColumns } from './file/match-columns.ts';
import { readTable } from './file/read-table.ts';
import type { ReadTable } from './file/table.ts';
import { rowOf } from './import-cells.ts';
import type { ImportKind, ImportRow } from './import-kind.ts';
import { importRows, imports, type RowReason } from './import.tables.ts';

/** Channel on which every process hears that there is something to import. */
export const importChannel = 'crt_import';

/** Rows that are stored with one statement. */
const batchSize = 1000;
const longestName = 255;

/** What is uploaded. */
export interface Upload<Options> {
  readonly file: UploadedFile;
  readonly options: Options;
  readonly isDryRun: boolean;
  /** What is to be said about the file beside what was chosen; asked when its rows are read. */
  remarks?(): readonly string[];
}

/**
 * Reads a file and keeps all of its rows, without importing any; gives the id of the import, which nobody sees before
 * {@link queueImport}. It runs outside of a transaction, which would hold up everybody else for as long as the file is
 * read; what is begun here and not queued is removed by {@link forgetHalfStaged}. @throws FileFault
 */
export async function stageImport<Options extends object, Plan>(
  context: RequestContext,
  kind: ImportKind<Options, Plan>,
  upload: Upload<Options>,
): Promise<number> {
  // What was chosen wrong is told without reading the file.
  await kind.optionsInWords(context.tx, upload.options);
  return stageTable(context, kind, upload, await readTable(upload.file, { columns: kind.columns }));
}

/** The same of a file that is being read. */
export async function stageTable<Options extends object, Plan>(
  context: RequestContext,
  kind: ImportKind<Options, Plan>,
  upload: Upload<Options>,
  table: ReadTable,
): Promise<number> {
  const { tx, actor, clock, ids, files } = context;
  const { file, options, isDryRun } = upload;
  const chosen = await kind.optionsInWords(tx, options);
  const fileHash = createHash('sha256').update(file.content).digest('hex');
  const { positions, unknown } = matchColumns(table.headings, kind.columns, table.sheet);
  const [row] = await tx
    .insert(imports)
    .values({
      kind: kind.name,
      state: 'staging',
      isDryRun,
      options,
      details: '',
      fileName: file.fileName.slice(-longestName) || 'file',
      fileHash,
      fileSize: file.content.length,
      headings: [...table.headings],
      userId: actor.userId,
      createdAt: clock.now(),
      batchId: ids.uuid(),
    })
    .returning({ id: imports.id, fileName: imports.fileName });
  if (!row) throw new Error('The database gave no id for a new import');
  try {
    const rowCount = await stageRows(context, row.id, kind, { table, positions });
    const rest = unknown.length === 0 ? [] : [`not imported: ${unknown.join(', ')}`];
    const rows = `${rowCount} row${rowCount === 1 ? '' : 's'}`;
    const details = [row.fileName, ...chosen, rows, ...rest, ...(upload.remarks?.() ?? [])];
    await tx
      .update(imports)
      .set({ rowCount, details: details.join(', ') })
      .where(eq(imports.id, row.id));
    await files.keep(fileHash, file.content);
  } catch (error) {
    await tx.delete(imports).where(eq(imports.id, row.id));
    throw error;
  }
  return row.id;
}

interface Staged {
  readonly table: ReadTable;
  readonly positions: ReadonlyMap<string, number>;
}

async function stageRows<Options extends object, Plan>(
  { tx }: RequestContext,
  importId: number,
  kind: ImportKind<Options, Plan>,
  { table, positions }: Staged,
): Promise<number> {
  const repeatedIn = repetitions(kind);
  let count = 0;
  let batch: (typeof importRows.$inferInsert)[] = [];
  for await (const { number: rowNumber, cells } of table.rows) {
    const fileReasons = repeatedIn(rowOf(positions, rowNumber, cells));
    batch.push({ importId, rowNumber, cells, changes: [], fileReasons, reasons: [] });
    count += 1;
    if (batch.length < batchSize) continue;
    await insertRows(tx, importRows, batch);
    batch = [];
  }
  await insertRows(tx, importRows, batch);
  return count;
}

/** Tells of each row what an earlier row of its file has already: the second one is never imported. */
function repetitions<Options extends object, Plan>(kind: ImportKind<Options, Plan>) {
  const firstRows = new Map<string, number>();
  return (row: ImportRow): RowReason[] => {
    const keys = Object.entries(kind.keysOf(row));
    const reasons = keys.flatMap(([name, key]): RowReason[] => {
      const first = firstRows.get(`${name}\n${key}`);
      const { label = name } = kind.columns.find((column) => column.name === name) ?? {};
      return first === undefined ? [] : [{ column: name, text: `Row ${first} has the same ${label}.` }];
    });
    for (const [name, key] of keys) {
      const place = `${name}\n${key}`;
      if (!firstRows.has(place)) firstRows.set(place, row.number);
    }
    return reasons;
  };
}

/** Puts a staged import into the queue of its kind. */
export async function queueImport(context: RequestContext, tag: string, id: number): Promise<number> {
  const { tx, clock } = context;
  await tx.update(imports).set({ state: 'queued', queuedAt: clock.now() }).where(eq(imports.id, id));
  await tx.execute(sql`select pg_notify(${importChannel}, '')`);
  context.publish({ entity: tag, entityId: String(id) });
  return id;
}
