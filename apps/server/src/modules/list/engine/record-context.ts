import type { RequestContext } from '../../../context.ts';
import { findPlace } from './find-page.ts';
import type { KeptList } from './list-definition.ts';
import { findQuery, keepPlace } from './list-memory.ts';
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
 * A record that no longer matches keeps the neighbours that it had, without a place: so an edit never takes the way back
 * from somebody.
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
  const found = await findPlace(context.tx, query, recordId);
  const last = kept.lastPlace as RecordContext | null;
  if (!found) {
    if (last?.recordId === recordId) return { ...last, recordIndexNumber: null };
    return { ...withoutList(recordId), displayedRecordsNumber: limit };
  }
  const place: RecordContext = {
    recordIndexNumber: found.place,
    recordsNumber: found.total,
    recordId,
    nextRecordId: found.next,
    prevRecordId: found.previous,
    displayedRecordsNumber: limit,
  };
  // The place is asked for again after every edit; only a new one is worth a write.
  const names = Object.keys(place) as (keyof RecordContext)[];
  if (names.some((name) => last?.[name] !== place[name])) await keepPlace(context, kept, { ...place });
  return place;
}

const withoutList = (recordId: number): RecordContext => ({
  recordIndexNumber: null,
  recordsNumber: 0,
  recordId,
  nextRecordId: null,
  prevRecordId: null,
  displayedRecordsNumber: 10,
});
