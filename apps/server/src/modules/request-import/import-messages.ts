import { dayMs } from '@crt/domain/day-ms';
import { planStatus } from '@crt/domain/plan-status';
import { and, asc, eq, gte, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import type { Database } from '../../platform/db/database.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import { matchColumns } from '../import/file/match-columns.ts';
import { rowOf } from '../import/import-cells.ts';
import { findImport, reasonText } from '../import/read-import.ts';
import { importRows, type imports } from '../import/import.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { requestStatus } from './decide-request.ts';
import { multipieceCases, type CaseRequest } from './multipiece.ts';
import { requestImport } from './request-import.ts';
import { readRequestRow } from './request-row.ts';

type Import = typeof imports.$inferSelect;
type Messages = Output<'getImportMessages'>;

/** As many as the contract holds; which rows are skipped stands in the results, with every reason. */
const most = { messages: 1000, rowsWithMessages: 100, cases: 200, requests: 50, text: 500 };
/** Requests of so many days before an import may be of one case with its own (domain rules §3.10). */
const daysBefore = 30;
const level = { info: 1, warning: 2, error: 3 } as const;

/** What is to be known about an import: why it ended, what of its rows waits, and what may be pieces of one case (R14). @throws not-found */
export async function importMessages(context: RequestContext, id: number): Promise<Messages> {
  const { tx } = context;
  const one = await findImport(context, requestImport, id);
  const requests = [...(await ofImport(tx, one)), ...(await ofPlansBefore(tx, one))];
  return answerOf({
    messages: await messagesOf(tx, one),
    multipieceCandidates: multipieceCases(requests, most).map((found) => ({
      ...found,
      requestIds: [...found.requestIds],
    })),
  });
}

async function messagesOf(tx: Database, { id, state, message }: Import): Promise<Messages['messages']> {
  const isStaged = and(eq(importRows.importId, id), eq(importRows.status, requestStatus.staged));
  const staged = await tx
    .select()
    .from(importRows)
    .where(isStaged)
    .orderBy(asc(importRows.rowNumber))
    .limit(most.rowsWithMessages);
  const count = await tx.$count(importRows, isStaged);
  const rest = count - staged.length;
  return [
    ...(message === null
      ? []
      : [{ level: state === 'failed' ? level.error : level.warning, text: cutText(message, most.text) }]),
    ...staged.flatMap(({ rowNumber, reasons }) =>
      reasons.map((reason) => ({
        level: level.warning,
        text: cutText(`Row ${rowNumber}: ${reasonText(requestImport, reason)}`, most.text),
      })),
    ),
    ...(rest > 0 ? [{ level: level.info, text: `${rest} more requests wait for data.` }] : []),
  ].slice(0, most.messages);
}

/** The requests of an import, as they stand in its file; what was skipped is none. */
async function ofImport(tx: Database, { id, headings }: Import): Promise<CaseRequest[]> {
  // A request that was asked for again has no file.
  if (headings.length === 0) return [];
  const { imported, updated, staged } = requestStatus;
  const isRequest = and(eq(importRows.importId, id), inArray(importRows.status, [imported, updated, staged]));
  const rows = await tx
    .select({ rowNumber: importRows.rowNumber, cells: importRows.cells })
    .from(importRows)
    .where(isRequest);
  const { positions } = matchColumns(headings, requestImport.columns);
  return rows.map(({ rowNumber, cells }) => ({
    ...readRequestRow(rowOf(positions, rowNumber, cells)),
    isOfImport: true,
  }));
}

async function ofPlansBefore(tx: Database, { createdAt, finishedAt }: Import): Promise<CaseRequest[]> {
  const { requestId, hospital, surgeonName, plannedSurgeryDate: surgeryDate } = plans;
  const rows = await tx
    .select({ requestId, hospital, surgeonName, surgeryDate })
    .from(plans)
    .where(
      and(
        gte(plans.createdAt, new Date(createdAt.getTime() - daysBefore * dayMs)),
        finishedAt ? lte(plans.createdAt, finishedAt) : undefined,
        ne(plans.status, planStatus.terminated),
        isNotNull(hospital),
        isNotNull(surgeonName),
      ),
    );
  return rows.map((row) => ({
    ...row,
    hospital: row.hospital ?? '',
    surgeon: row.surgeonName ?? '',
    isOfImport: false,
  }));
}
