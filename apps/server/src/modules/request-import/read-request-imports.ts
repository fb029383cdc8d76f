import { importStatusName } from '@crt/domain/import-log-list';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { findImport, readImport } from '../import/read-import.ts';
import { importRows, imports } from '../import/import.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { users } from '../user/user.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { requestStatus, type RequestImportOptions } from './decide-request.ts';
import { toResult } from './import-result.ts';
import { requestImport } from './request-import.ts';

type Import = typeof imports.$inferSelect;

const updatesPlans = ({ options }: Import) => (options as RequestImportOptions).updateExistingPlans;
/** A dry run is finished too: it tells what it was to tell. */
const isFinished = ({ state }: Import) => state === 'done';

/** One page of the imports of requests, newest first (R13). */
export async function listRequestImports(
  { tx }: RequestContext,
  { limit = 10, page = 1 }: Input<'listImports'>['body'],
): Promise<Output<'listImports'>> {
  const where = and(eq(imports.kind, requestImport.name), ne(imports.state, 'staging'));
  const isStaged = sql<boolean>`exists (select 1 from ${importRows}
    where ${importRows.importId} = ${imports.id} and ${importRows.status} = ${requestStatus.staged})`;
  const rows = await tx
    .select({ one: imports, isStaged, userSymbol: users.symbol })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.userId))
    .where(where)
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const items = rows.map(({ one, ...row }) => ({
    ...row,
    id: one.id,
    importDate: one.createdAt.toISOString(),
    shouldUpdateExistingPlans: updatesPlans(one),
    isImported: isFinished(one),
    isDryRun: one.isDryRun,
  }));
  return answerOf({ items, count: await tx.$count(imports, where) });
}

/** An import of requests and how far it is. @throws not-found */
export async function readRequestImport(
  context: RequestContext,
  id: number,
): Promise<Output<'getRequestImport'>> {
  const { tx } = context;
  const one = await findImport(context, requestImport, id);
  const {
    rows: _rows,
    count: _count,
    ...details
  } = await readImport(context, requestImport, id, { limit: 1 });
  const counted = await tx
    .select({ status: importRows.status, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(and(eq(importRows.importId, id), sql`${importRows.status} is not null`))
    .groupBy(importRows.status);
  const countOf = (wanted: string) => counted.find(({ status }) => status === wanted)?.count ?? 0;
  const named = [details.userId, ...(details.sameFile ? [details.sameFile.userId] : [])];
  const people = await tx
    .select({ id: users.id, symbol: users.symbol })
    .from(users)
    .where(inArray(users.id, named));
  return {
    ...details,
    shouldUpdateExistingPlans: updatesPlans(one),
    statusCounts: {
      imported: countOf(requestStatus.imported),
      updated: countOf(requestStatus.updated),
      skipped: countOf(requestStatus.skipped),
      staged: countOf(requestStatus.staged),
    },
    users: people,
  };
}

/** One page of what became of the requests of an import, in the order of the file (R14). @throws not-found */
export async function listImportResults(
  context: RequestContext,
  { id, limit = 10, page = 1, chosenStatuses = [] }: Input<'listImportResults'>['body'],
): Promise<Output<'listImportResults'>> {
  const { tx } = context;
  await findImport(context, requestImport, id);
  const chosen = chosenStatuses.map((status) => importStatusName[status]);
  const where = and(
    eq(importRows.importId, id),
    sql`${importRows.status} is not null`,
    chosen.length > 0 ? inArray(importRows.status, chosen) : undefined,
  );
  const rows = await tx
    .select({ row: importRows, planId: plans.id })
    .from(importRows)
    .leftJoin(plans, eq(plans.id, importRows.recordId))
    .where(where)
    .orderBy(asc(importRows.rowNumber))
    .limit(limit)
    .offset((page - 1) * limit);
  const importResults = rows.map(({ row, planId }) => ({
    ...toResult(row),
    rowNumber: row.rowNumber,
    isChangedSinceDryRun: row.isChangedSinceDryRun,
    fulfilmentPlanId: planId,
  }));
  return answerOf({ importResults, count: await tx.$count(importRows, where) });
}

/** Whether an import is finished; one that was stopped or failed goes no further by itself (R22). @throws not-found */
export async function readImportStatus(
  context: RequestContext,
  id: number,
): Promise<Output<'getImportStatus'>> {
  const { state } = await findImport(context, requestImport, id);
  return answerOf({ isImported: state !== 'queued' && state !== 'running' });
}
