import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import { users } from '../user/user.tables.ts';

/** How far an import is; `staging` is one whose file is still being read, which nobody sees. */
export type ImportState = 'staging' | 'queued' | 'running' | 'stopped' | 'done' | 'failed';

/** What a row came to. */
export type ImportOutcome = 'created' | 'updated' | 'ignored';

/** A field that a row changes, as people read it. */
export interface RowChange {
  readonly column: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** What speaks against a row, or is to be said about it; without a column where it is about the whole row. */
export interface RowReason {
  readonly column: string | null;
  readonly text: string;
}

/** Which result of a dry run a row had. */
export interface ExpectedResult {
  readonly status: string;
  readonly changes: readonly RowChange[];
}

/** Imports of files, of every kind, with how far they are. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Which declaration reads its rows. */
    kind: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    /** What was chosen in the form. */
    options: jsonb().$type<object>().notNull(),
    /** The same in words, with what is to be said about the file. */
    details: text().notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, under which it is kept. */
    fileHash: text('file_hash').notNull(),
    fileSize: integer('file_size').notNull(),
    headings: text().array().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Since when it waits for its turn: imports of a kind run in this order. */
    queuedAt: instant('queued_at'),
    startedAt: instant('started_at'),
    /** Since when it runs without a break, and how many rows were done by then: the rate is reckoned from them. */
    resumedAt: instant('resumed_at'),
    resumedWith: integer('resumed_with').notNull().default(0),
    finishedAt: instant('finished_at'),
    /** All that it changes is one batch of the history. */
    batchId: text('batch_id').notNull(),
    rowCount: integer('row_count').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    ignored: integer().notNull().default(0),
    changedSinceDryRun: integer('changed_since_dry_run').notNull().default(0),
    /** The dry run that it carries out. */
    dryRunId: integer('dry_run_id'),
    /** Why it stopped or failed. */
    message: text(),
  },
  (table) => [
    index('imports_kind').on(table.kind, table.id),
    index('imports_waiting')
      .on(table.kind, table.queuedAt, table.id)
      .where(sql`state in ('queued', 'running')`),
    index('imports_file').on(table.fileHash),
    index('imports_batch').on(table.batchId),
    index('imports_dry_run').on(table.dryRunId),
  ],
);

/** So many letters of a label are compared with what somebody looks for. */
export const comparedLetters = 60;

/** The rows of a file as they stand in it, and what became of each. */
export const importRows = pgTable(
  'import_rows',
  {
    /** Names a row among those of all imports, as logs over several of them do. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet numbers it. */
    rowNumber: integer('row_number').notNull(),
    cells: jsonb().$type<readonly string[]>().notNull(),
    /** Null until it is done. */
    status: text(),
    doneAt: instant('done_at'),
    outcome: text().$type<ImportOutcome>(),
    recordId: integer('record_id'),
    /** What people know the record by: its number as it was written. */
    label: text(),
    changes: jsonb().$type<readonly RowChange[]>().notNull(),
    /** What the file itself says against it, found while it was read. */
    fileReasons: jsonb('file_reasons').$type<readonly RowReason[]>().notNull(),
    reasons: jsonb().$type<readonly RowReason[]>().notNull(),
    /** What a dry run told of it. */
    expected: jsonb().$type<ExpectedResult | null>(),
    isChangedSinceDryRun: boolean('is_changed_since_dry_run').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNumber] }),
    uniqueIndex('import_rows_id').on(table.id),
    index('import_rows_done').on(table.doneAt, table.id),
    // What stands in a file may be longer than an index takes.
    index('import_rows_label').on(
      sql`lower(left(${table.label}, ${sql.raw(String(comparedLetters))}))`,
      table.doneAt,
    ),
    index('import_rows_status').on(table.importId, table.status),
    index('import_rows_record').on(table.importId, table.recordId),
    index('import_rows_open')
      .on(table.importId, table.rowNumber)
      .where(sql`status is null`),
  ],
);
