import type { RequestContext } from '../../../context.ts';
import type { KeptList } from './list-definition.ts';
import { findQuery } from './list-memory.ts';
import { placeAmong } from './list-places.ts';
import { listQuery } from './list-query.ts';

/** Where a record stands in a list, for 'n of total' and the arrows to its neighbours (F2). */
export interface RecordContext {
  recordIndexNumber: number | null;
  recordsNumber: number;
  recordId: number;
  nextRecordId: number | null;
  prevRecordId: number | null;
  displayedRecordsNumber: number;
}

/**
 * Previous and next record in the list that `listQueryId` names, or without a name in the one that the caller asked for last.
 * A record that no longer matches keeps the neighbours that it had, without a place (domain rules §3.12).
 */
export async function recordContext<Filters extends object>(
  context: RequestContext,
  list: KeptList<Filters>,
  recordId: number,
  listQueryId?: string,
): Promise<RecordContext> {
  const kept = await findQuery(context, list.name, listQueryId);
  if (!kept) return withoutList(recordId);
  const { filters, limit, timeZone } = kept.query;
  const query = listQuery(list, filters as Filters, { now: context.clock.now(), timeZone });
  const among = await placeAmong(context, query, { queryId: kept.id, recordId });
  if (!among) return { ...withoutList(recordId), displayedRecordsNumber: limit };
  return {
    recordIndexNumber: among.place,
    recordsNumber: among.total,
    recordId,
    nextRecordId: among.next,
    prevRecordId: among.previous,
    displayedRecordsNumber: limit,
  };
}

const withoutList = (recordId: number): RecordContext => ({
  recordIndexNumber: null,
  recordsNumber: 0,
  recordId,
  nextRecordId: null,
  prevRecordId: null,
  displayedRecordsNumber: 10,
});
