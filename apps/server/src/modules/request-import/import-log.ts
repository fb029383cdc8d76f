import { importStatusName } from '@crt/domain/import-log-list';
import { plainCode } from '@crt/domain/plain-code';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { containing } from '../../platform/db/like-pattern.ts';
import { comparedLetters, importRows, imports } from '../import/import.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { toResult } from './import-result.ts';
import { requestImport } from './request-import.ts';

type LogQuery = Input<'listImportLog'>['query'];

const sortColumns: Readonly<Record<NonNullable<LogQuery['orderBy']>, PgColumn>> = {
  date: importRows.doneAt,
  requestId: importRows.label,
  status: importRows.status,
};

/** The log is what became of each request of every import, of files and of single ones; dry runs have done nothing. */
const isLogged = and(
  eq(imports.kind, requestImport.name),
  eq(imports.isDryRun, false),
  sql`${importRows.doneAt} is not null`,
);
const isOfImport = eq(imports.id, importRows.importId);
/** As the index has it. */
const compared = sql.raw(`lower(left("import_rows"."label", ${comparedLetters}))`);

/** One page of what became of every request that was imported, newest first unless sorted otherwise (R15). */
export async function listImportLog(
  { tx }: RequestContext,
  query: LogQuery,
): Promise<Output<'listImportLog'>> {
  const { chosenRequestId, chosenStatuses = [], limit = 10, page = 1, orderBy = 'date' } = query;
  const where = and(
    isLogged,
    chosenRequestId === undefined ? undefined : sql`${compared} = lower(${plainCode(chosenRequestId)})`,
    chosenStatuses.length > 0
      ? inArray(
          importRows.status,
          chosenStatuses.map((status) => importStatusName[status]),
        )
      : undefined,
  );
  const direction: (by: PgColumn) => SQL = query.ascending === 1 ? asc : desc;
  const { id, importId, doneAt, label, recordId, status, reasons, changes } = importRows;
  const rows = await tx
    .select({ id, importId, doneAt, label, recordId, status, reasons, changes, planId: plans.id })
    .from(importRows)
    .innerJoin(imports, isOfImport)
    .leftJoin(plans, eq(plans.id, recordId))
    .where(where)
    .orderBy(direction(sortColumns[orderBy]), direction(id))
    .limit(limit)
    .offset((page - 1) * limit);
  const data = rows.map((row) => ({
    ...toResult(row),
    id: row.id,
    importId: row.importId,
    date: (row.doneAt ?? new Date(0)).toISOString(),
    fulfilmentPlanId: row.planId,
  }));
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(importRows)
    .innerJoin(imports, isOfImport)
    .where(where);
  return answerOf({ data, count: counted?.count ?? 0 });
}

/** So long is a request id at most; what is longer is shown in the log, and no request can have it. */
const longestRequestId = 30;

/** Imported request ids that contain the text, those imported last first, at most 20 (R15). */
export async function findImportedRequests(
  { tx }: RequestContext,
  text: string,
): Promise<Output<'findImportedRequests'>> {
  const { label, doneAt } = importRows;
  const rows = await tx
    .select({ label: sql<string>`${label}` })
    .from(importRows)
    .innerJoin(imports, isOfImport)
    .where(
      and(
        isLogged,
        sql`${label} ilike ${containing(plainCode(text))}`,
        sql`length(${label}) between 1 and ${longestRequestId}`,
      ),
    )
    .groupBy(label)
    .orderBy(desc(sql`max(${doneAt})`), desc(label))
    .limit(20);
  return answerOf({ data: rows.map((row) => row.label) });
}
