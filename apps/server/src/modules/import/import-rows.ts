import { and, asc, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { ProblemError } from '../../errors.ts';
import { isDatabaseAway, sqlCode } from '../../platform/db/database-errors.ts';
import { isOneOfTexts } from '../../platform/db/same-text.ts';
import { newAction } from '../history/history.ts';
import { lockRecords } from '../reference-data/audit-record.ts';
import { matchColumns } from './file/match-columns.ts';
import { rowOf } from './import-cells.ts';
import {
  usualStatuses,
  type AnyImportKind,
  type ImportRow,
  type KindInUse,
  type RowDecision,
  type RowResult,
  type RowsTriedBefore,
} from './import-kind.ts';
import {
  importRows,
  type ExpectedResult,
  type ImportOutcome,
  type imports,
  type RowChange,
  type RowReason,
} from './import.tables.ts';

type StoredRow = typeof importRows.$inferSelect;

/** Rows of an import that are carried out together. */
export interface Chunk {
  readonly kind: AnyImportKind;
  readonly one: typeof imports.$inferSelect;
  readonly rows: readonly StoredRow[];
  /** In the name of whoever began the import. */
  readonly context: RequestContext;
}

/** What is stored of a row that is done. */
export type DoneRow = Pick<StoredRow, 'importId' | 'rowNumber'> &
  Pick<
    StoredRow,
    'status' | 'doneAt' | 'outcome' | 'recordId' | 'label' | 'changes' | 'reasons' | 'isChangedSinceDryRun'
  >;

/** A row with what was decided about it. */
interface Decided {
  readonly stored: StoredRow;
  readonly decision: RowDecision<unknown>;
}

/**
 * Decides about rows, and carries out what was decided; gives what became of each. A dry run does the very same, and takes
 * it back before anybody sees it.
 */
export async function carryOutRows(chunk: Chunk): Promise<readonly DoneRow[]> {
  const { kind, one, rows } = chunk;
  if (rows.length === 0) return [];
  const inUse = kind.withOptions(one.options as never) as KindInUse<unknown>;
  const action = actionOf(chunk);
  await lockRecords(action, kind.lockName);
  const { positions } = matchColumns(one.headings, kind.columns);
  const read = rows.map(({ rowNumber, cells, fileReasons }) => ({
    ...rowOf(positions, rowNumber, cells),
    isRepeated: fileReasons.length > 0,
  }));
  const decide = await inUse.prepare(action, read, triedBefore(chunk, positions));
  const decided = await withoutRepeated(chunk, rows, read, decide);
  const write = (inside: RequestContext) => writeAll(inside, { kind, inUse }, decided);
  const results = one.isDryRun ? (await takenBack(action, write)).map(withoutNew(kind)) : await write(action);
  return rows.map((stored, place) => doneRow(chunk, stored, results[place] ?? decided[place]?.decision));
}

/** All that an import changes is one batch of the history, whose source it is. */
function actionOf({ context, one: { batchId } }: Chunk): RequestContext {
  return newAction(context, 'import', batchId);
}

/** The rows of a dry run that come before those of a chunk and would have created something. */
const triedBefore =
  ({ one, rows: [first], context: { tx } }: Chunk, positions: ReadonlyMap<string, number>): RowsTriedBefore =>
  async (labels) => {
    if (!one.isDryRun || !first || labels.length === 0) return [];
    const isEarlier = and(
      eq(importRows.importId, one.id),
      lt(importRows.rowNumber, first.rowNumber),
      eq(importRows.outcome, 'created'),
      isOneOfTexts(importRows.label, labels),
    );
    const earlier = await tx.select().from(importRows).where(isEarlier).orderBy(asc(importRows.rowNumber));
    return earlier.map(({ rowNumber, cells }) => rowOf(positions, rowNumber, cells));
  };

/** What the file itself says against rows is added; of rows that lead to one record the first one counts. */
async function withoutRepeated(
  { kind, one, context: { tx } }: Chunk,
  rows: readonly StoredRow[],
  read: readonly ImportRow[],
  decide: (row: ImportRow) => RowDecision<unknown>,
): Promise<readonly Decided[]> {
  const decisions = read.map(decide);
  const claimed = ({ plan, recordId }: RowDecision<unknown>) =>
    plan !== undefined && kind.hasManyRowsPerRecord !== true ? recordId : null;
  const recordIds = decisions.flatMap((decision) => claimed(decision) ?? []);
  const isEarlier = and(
    eq(importRows.importId, one.id),
    inArray(importRows.recordId, recordIds),
    isNotNull(importRows.status),
    ne(importRows.outcome, 'ignored'),
  );
  const earlier = recordIds.length === 0 ? [] : await tx.select().from(importRows).where(isEarlier);
  const rowOfRecord = new Map(earlier.map(({ recordId, rowNumber }) => [recordId, rowNumber]));
  return rows.map((stored, place) => {
    const decision = decisions[place];
    if (!decision) throw new Error('A row has no decision');
    const recordId = claimed(decision);
    const first = recordId === null ? undefined : rowOfRecord.get(recordId);
    const repeated: RowReason[] =
      first === undefined ? [] : [{ column: null, text: `Row ${first} is about the same record.` }];
    const against = [...stored.fileReasons, ...repeated];
    if (against.length === 0 && recordId !== null) rowOfRecord.set(recordId, stored.rowNumber);
    return { stored, decision: against.length === 0 ? decision : refuse(kind, decision, against) };
  });
}

/** The same row, ignored for these reasons beside its own. */
function refuse({ statuses }: Statuses, result: RowResult, against: readonly RowReason[]): RowResult {
  const { recordId, label, reasons } = result;
  return {
    status: (statuses ?? usualStatuses).ignored,
    recordId,
    label,
    changes: [],
    reasons: [...against, ...reasons],
  };
}

/** Records that a dry run creates are gone with it. */
const withoutNew =
  (kind: Statuses) =>
  (result: RowResult): RowResult =>
    outcomeOf(kind, result.status) === 'created' ? { ...result, recordId: null } : result;

/** Thrown to undo what was written inside a savepoint. */
class TakenBack extends Error {}

async function takenBack<Result>(
  context: RequestContext,
  work: (inside: RequestContext) => Promise<Result>,
): Promise<Result> {
  let result: { readonly of: Result } | undefined;
  try {
    // What is taken back is announced to nobody.
    await inSavepoint({ ...context, publish: () => undefined }, async (inside) => {
      result = { of: await work(inside) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!result) throw new Error('A dry run has no result');
  return result.of;
}

/**
 * Runs work that is undone alone when it throws; what it announced is then not announced. The ends of the histories are
 * read anew inside, because those that were remembered may have been undone.
 */
function inSavepoint<Result>(
  context: RequestContext,
  work: (inside: RequestContext) => Promise<Result>,
): Promise<Result> {
  const events: Parameters<RequestContext['publish']>[0][] = [];
  const history = { ...context.history, ends: new Map(), gathered: undefined };
  return context.tx
    .transaction((tx) => work({ ...context, tx, history, publish: (event) => void events.push(event) }))
    .then((result) => {
      for (const event of events) context.publish(event);
      return result;
    });
}

/** A kind as it is used for an import. */
interface Writer {
  readonly kind: Statuses;
  readonly inUse: KindInUse<unknown>;
}

type Statuses = Pick<AnyImportKind, 'statuses'>;

/** Writes what was decided, all at once, and where that fails row by row: the fault of one row is its own. */
async function writeAll(
  context: RequestContext,
  writer: Writer,
  decided: readonly Decided[],
): Promise<readonly RowResult[]> {
  const planned = decided.filter(({ decision }) => decision.plan !== undefined);
  if (planned.length === 0) return decided.map(({ decision }) => decision);
  const decisions = planned.map(({ decision }) => decision);
  const written = new Map<Decided, RowResult>();
  try {
    const results = await inSavepoint(context, (inside) => writeTogether(inside, writer, decisions));
    for (const [place, one] of planned.entries()) written.set(one, results[place] ?? one.decision);
  } catch {
    for (const one of planned) written.set(one, await writeOne(context, writer, one.decision));
  }
  return decided.map((one) => written.get(one) ?? one.decision);
}

async function writeTogether(
  context: RequestContext,
  { inUse }: Writer,
  decisions: readonly RowDecision<unknown>[],
): Promise<readonly RowResult[]> {
  const plans = decisions.map(({ plan }) => plan);
  const ids = await inUse.write(context, plans);
  const known = decisions.flatMap(({ recordId }) => recordId ?? []);
  const changes = await inUse.changesOf?.(context, known);
  return decisions.map((decision, place) => ({
    ...decision,
    recordId: ids[place] ?? null,
    changes: changes?.get(decision.recordId ?? 0) ?? decision.changes,
  }));
}

async function writeOne(
  context: RequestContext,
  writer: Writer,
  decision: RowDecision<unknown>,
): Promise<RowResult> {
  try {
    const [result] = await inSavepoint(context, (inside) => writeTogether(inside, writer, [decision]));
    return result ?? decision;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const sentences = sentencesOf(error) ?? [failedText];
    if (!sentencesOf(error)) context.log.error({ err: error }, 'a row of an import could not be written');
    return refuse(
      writer.kind,
      decision,
      sentences.map((text) => ({ column: null, text })),
    );
  }
}

const failedText = 'Something went wrong on the server. The other rows are imported.';

/** What a refusal says to people; undefined for a failure that is none. */
function sentencesOf(error: unknown): readonly string[] | undefined {
  // Texts that only the database takes for the same.
  if (sqlCode(error) === '23505') return ['A record with the same number or name exists already.'];
  if (!(error instanceof ProblemError)) return undefined;
  return error.errors?.map(({ message }) => message) ?? [error.message];
}

const outcomeOf = ({ statuses = usualStatuses }: Statuses, status: string): ImportOutcome =>
  status.endsWith(statuses.created) ? 'created' : status.endsWith('Updated') ? 'updated' : 'ignored';

function doneRow(
  { kind, context: { clock } }: Chunk,
  stored: StoredRow,
  result: RowResult | undefined,
): DoneRow {
  if (!result) throw new Error('A row has no result');
  const { importId, rowNumber, expected } = stored;
  const { status, recordId, label, changes, reasons, news = [] } = result;
  return {
    importId,
    rowNumber,
    status,
    doneAt: clock.now(),
    outcome: outcomeOf(kind, status),
    recordId,
    label,
    changes,
    reasons: [...reasons, ...news],
    isChangedSinceDryRun: expected !== null && !isAsExpected(expected, result),
  };
}

/** What is compared is what people see: the status, and each change. */
function isAsExpected(expected: ExpectedResult, { status, changes }: RowResult): boolean {
  const told = (all: readonly RowChange[]) =>
    JSON.stringify(all.map(({ column, oldValue, newValue }) => [column, oldValue, newValue]));
  return expected.status === status && told(expected.changes) === told(changes);
}
