import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { importRows, imports, type RowChange } from './import.tables.ts';

type StoredImport = typeof imports.$inferInsert;
type StoredRow = typeof importRows.$inferInsert;

/** An import that was carried out elsewhere than by the machine, or in a world of the past. */
export interface DoneImport extends Pick<
  StoredImport,
  'kind' | 'options' | 'details' | 'fileName' | 'userId' | 'batchId'
> {
  readonly at: Date;
  readonly headings: string[];
  readonly rows: readonly DoneImportRow[];
}

/** A row of it, with what became of it. */
export type DoneImportRow = Required<
  Pick<StoredRow, 'cells' | 'status' | 'outcome' | 'recordId' | 'label' | 'reasons'>
> & { readonly changes: readonly RowChange[] };

/** Keeps an import that is done already among those of its kind, so that lists and logs tell it like all others; gives its id. */
export async function keepDoneImport(tx: Database, done: DoneImport): Promise<number> {
  const { at, rows, headings, ...told } = done;
  const sumOf = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).length;
  const [row] = await tx
    .insert(imports)
    .values({
      ...told,
      headings,
      state: 'done',
      isDryRun: false,
      // No other import has the same file: there is none.
      fileHash: told.batchId,
      fileSize: 0,
      createdAt: at,
      queuedAt: at,
      startedAt: at,
      finishedAt: at,
      rowCount: rows.length,
      doneCount: rows.length,
      created: sumOf('created'),
      updated: sumOf('updated'),
      ignored: sumOf('ignored'),
    })
    .returning({ id: imports.id });
  if (!row) throw new Error('The database gave no id for a new import');
  const stored = rows.map((one, place) => ({
    ...one,
    importId: row.id,
    rowNumber: place + 2,
    doneAt: at,
    fileReasons: [],
  }));
  await insertRows(tx, importRows, stored);
  return row.id;
}
