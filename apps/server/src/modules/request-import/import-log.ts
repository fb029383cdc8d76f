import { plainCode } from '@crt/domain/plain-code';
import { and, asc, desc, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RequestContext } from '../../context.ts';
import type { Input, Output } from '../../contract/handlers.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { findTexts } from '../list/find-texts.ts';
import { answerOf } from '../write-road/answer.ts';
import { importResults, type ImportStatus } from './request-import.tables.ts';

const statusNames: Readonly<Record<ImportStatus, string>> = {
  0: 'Imported',
  1: 'Updated',
  2: 'Skipped',
  3: 'Staged',
};

type LogQuery = Input<'listImportLog'>['query'];

const sortColumns: Readonly<Record<NonNullable<LogQuery['orderBy']>, PgColumn>> = {
  date: importResults.importedAt,
  requestId: importResults.requestId,
  status: importResults.status,
};

/** One page of what became of every request that was imported, newest first unless sorted otherwise (R15). */
export async function listImportLog(
  { tx }: RequestContext,
  query: LogQuery,
): Promise<Output<'listImportLog'>> {
  const { chosenRequestId, chosenStatuses, limit = 10, page = 1, orderBy = 'date' } = query;
  const where = and(
    chosenRequestId === undefined
      ? undefined
      : isSameText(importResults.requestId, plainCode(chosenRequestId)),
    chosenStatuses?.length ? inArray(importResults.status, chosenStatuses) : undefined,
  );
  const direction: (by: PgColumn) => SQL = query.ascending === 1 ? asc : desc;
  const rows = await tx
    .select()
    .from(importResults)
    .where(where)
    .orderBy(direction(sortColumns[orderBy]), direction(importResults.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const data = rows.map(({ importedAt, planId, ...row }) => ({
    ...row,
    date: importedAt.toISOString(),
    fulfilmentPlanId: planId,
    statusName: statusNames[row.status],
  }));
  return answerOf({ data, count: await tx.$count(importResults, where) });
}

/** Imported request ids that contain the text, those imported last first, at most 20 (R15). */
export async function findImportedRequests(
  { tx }: RequestContext,
  text: string,
): Promise<Output<'findImportedRequests'>> {
  const requestIds = { column: importResults.requestId, time: importResults.importedAt };
  return answerOf({ data: await findTexts(tx, requestIds, text) });
}
