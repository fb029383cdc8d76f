import { enteredName } from '@crt/domain/entered-text';
import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { cutText, cutTextOrNull } from '../../platform/text/cut-text.ts';
import { positionsIn, rowOf } from './import-cells.ts';
import type { AnyImportKind, ImportRow } from './import-kind.ts';
import { importRows, imports, type ImportOutcome, type RowReason } from './import.tables.ts';

type Kind = Pick<AnyImportKind, 'name' | 'table' | 'columns'>;
type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;
type ListItem = Output<'listProductImports'>['data'][number];
type Details = Output<'getProductImport'>;

/** So much is shown of a text (the contract's limits). */
const limits = { details: 500, value: 500, reasons: 4000, label: 60, message: 500 };

const isOfKind = ({ name }: Pick<Kind, 'name'>): SQL | undefined =>
  and(eq(imports.kind, name), ne(imports.state, 'staging'));

/** All that a list tells: what whoever uploads can make long is read where it is needed. */
const { options: _options, headings: _headings, ...listed } = getTableColumns(imports);

function listItem(one: Omit<Import, 'options' | 'headings'>): ListItem {
  const { id, userId, fileName, state, isDryRun, rowCount, created, updated, ignored } = one;
  return {
    id,
    userId,
    fileName,
    isDryRun,
    rowCount,
    importDate: one.createdAt.toISOString(),
    details: cutText(one.details, limits.details),
    // Nobody sees one that is being read.
    state: state === 'staging' ? 'queued' : state,
    summary: { created, updated, ignored },
  };
}

/** One page of the imports of a kind, newest first (R2, R4). */
export async function listImports(
  { tx }: RequestContext,
  kind: Kind,
  { limit = 20, page = 1 }: { readonly limit?: number; readonly page?: number },
): Promise<{ data: ListItem[]; count: number }> {
  const where = isOfKind(kind);
  const rows = await tx
    .select(listed)
    .from(imports)
    .where(where)
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { data: rows.map(listItem), count: await tx.$count(imports, where) };
}

/** An import by its id. @throws not-found */
export async function findImport({ tx }: RequestContext, kind: Kind, id: number): Promise<Import> {
  const [one] = await tx
    .select()
    .from(imports)
    .where(and(isOfKind(kind), eq(imports.id, id)));
  if (!one) throw notFound('Import');
  return one;
}

/** Which rows are asked for. */
export interface RowQuery {
  readonly limit?: number;
  readonly page?: number;
  readonly chosenOutcomes?: readonly ImportOutcome[];
}

/** A row as every kind shows it. */
export type ReadRow = Pick<Details['rows'][number], 'rowNumber' | 'status' | 'updatedFields' | 'details'> & {
  readonly isChangedSinceDryRun: boolean;
  /** The record, as long as it is there (R19). */
  readonly recordId: number | null;
  readonly label: string | null;
  /** What stood in the file, by the names of the columns. */
  readonly cells: ImportRow['cells'];
};

/** An import, how far it is, and one page of its rows that are done (R2, R3). @throws not-found */
export async function readImport(
  context: RequestContext,
  kind: Kind,
  id: number,
  { limit = 20, page = 1, chosenOutcomes = [] }: RowQuery,
): Promise<Omit<Details, 'rows'> & { readonly rows: ReadRow[] }> {
  const { tx } = context;
  const one = await findImport(context, kind, id);
  const where = and(
    eq(importRows.importId, id),
    sql`${importRows.status} is not null`,
    chosenOutcomes.length > 0 ? inArray(importRows.outcome, [...chosenOutcomes]) : undefined,
  );
  const rows = await tx
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.rowNumber))
    .limit(limit)
    .offset((page - 1) * limit);
  const there = await recordsThere(tx, kind, rows);
  const positions = positionsIn(one.headings, kind.columns);
  return {
    ...listItem(one),
    ...progressOf(context, one),
    ...(await relationsOf(tx, kind, one)),
    rows: rows.map((row) => ({
      ...readRow(kind, row, there),
      cells: rowOf(positions, row.rowNumber, row.cells).cells,
    })),
    count: await tx.$count(importRows, where),
  };
}

/** What all rows of an import have in a column, as names are stored; null where they differ, or nothing stands there. */
export async function sharedCell(
  context: RequestContext,
  kind: Kind,
  id: number,
  column: string,
): Promise<string | null> {
  const { headings } = await findImport(context, kind, id);
  const positions = positionsIn(headings, kind.columns);
  const position = positions.get(column);
  if (position === undefined) return null;
  const ofImport = eq(importRows.importId, id);
  const byNumber = asc(importRows.rowNumber);
  const [first] = await context.tx.select().from(importRows).where(ofImport).orderBy(byNumber).limit(1);
  const text = first?.cells[position] ?? '';
  // One row that differs is enough, and is mostly found among the first ones.
  const isOther = and(ofImport, sql`${importRows.cells} ->> ${position}::int is distinct from ${text}`);
  const [other] = await context.tx
    .select({ rowNumber: importRows.rowNumber })
    .from(importRows)
    .where(isOther)
    .limit(1);
  return other ? null : enteredName(text) || null;
}

async function recordsThere(tx: Database, { table }: Kind, rows: readonly Row[]): Promise<Set<number>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? []);
  if (ids.length === 0) return new Set();
  const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  return new Set(found.map(({ id }) => Number(id)));
}

/** A reason with the column that it is about, where its words do not name it. */
export function reasonText({ columns }: Pick<Kind, 'columns'>, { column, text }: RowReason): string {
  const label = columns.find(({ name }) => name === column)?.label;
  return label === undefined || text.includes(label) ? text : `${label}: ${text}`;
}

function readRow(kind: Kind, row: Row, there: ReadonlySet<number>): Omit<ReadRow, 'cells'> {
  const { rowNumber, status, recordId, label, changes, reasons, isChangedSinceDryRun } = row;
  const told = reasons.map((reason) => reasonText(kind, reason)).join('\n');
  return {
    rowNumber,
    status: status ?? '',
    recordId: recordId !== null && there.has(recordId) ? recordId : null,
    label: cutTextOrNull(label, limits.label),
    updatedFields: changes.map(({ column, oldValue, newValue }) => ({
      column,
      oldValue: cutTextOrNull(oldValue, limits.value),
      newValue: cutTextOrNull(newValue, limits.value),
    })),
    details: told === '' ? null : cutText(told, limits.reasons),
    isChangedSinceDryRun,
  };
}

function progressOf({ clock }: RequestContext, one: Import) {
  const { doneCount, rowCount, resumedAt, resumedWith, finishedAt, startedAt, state } = one;
  const until = finishedAt ?? clock.now();
  const seconds = resumedAt ? (until.getTime() - resumedAt.getTime()) / 1000 : 0;
  const rate = seconds > 0 && doneCount > resumedWith ? (doneCount - resumedWith) / seconds : null;
  const isRunning = state === 'running' && rate !== null;
  return {
    doneCount,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    rowsPerSecond: rate === null ? null : Math.round(rate * 10) / 10,
    secondsLeft: isRunning ? Math.ceil((rowCount - doneCount) / rate) : null,
    message: cutTextOrNull(one.message, limits.message),
    changedSinceDryRun: one.changedSinceDryRun,
    dryRunId: one.dryRunId,
  };
}

/** What an import has to do with others. */
async function relationsOf(tx: Database, kind: Kind, one: Import) {
  const { id, fileHash, queuedAt, state } = one;
  const isSame = and(
    isOfKind(kind),
    eq(imports.fileHash, fileHash),
    eq(imports.isDryRun, false),
    lt(imports.id, id),
  );
  const [same] = await tx.select().from(imports).where(isSame).orderBy(desc(imports.id)).limit(1);
  const [applied] = await tx.select().from(imports).where(eq(imports.dryRunId, id)).limit(1);
  const isBefore = and(
    eq(imports.kind, kind.name),
    inArray(imports.state, ['queued', 'running']),
    ne(imports.id, id),
    or(
      lt(imports.queuedAt, queuedAt ?? new Date(0)),
      and(eq(imports.queuedAt, queuedAt ?? new Date(0)), lt(imports.id, id)),
    ),
  );
  const [before] =
    state === 'queued'
      ? await tx
          .select({ id: imports.id })
          .from(imports)
          .where(isBefore)
          .orderBy(desc(imports.queuedAt), desc(imports.id))
          .limit(1)
      : [];
  return {
    waitsForId: before?.id ?? null,
    appliedById: applied?.id ?? null,
    sameFile: same ? { id: same.id, importDate: same.createdAt.toISOString(), userId: same.userId } : null,
  };
}
