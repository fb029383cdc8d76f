import type { DetailsContext } from '@crt/api-client/types-main';
import type { ListPosition } from '../routes/paths.ts';
import { withAddressOfList } from './opened-lists.ts';

/** The record that a page shows, and what is known of the list from which it was opened. */
export interface OpenedRecord {
  readonly id: number;
  /** Its place among the others; absent when it was not opened from a list. */
  readonly context: DetailsContext | null | undefined;
  /** The name of the list; without one it is that of the last visit. */
  readonly list: string | undefined;
}

/** The way back: the list that a record came from, at its place (F2, H1, E38). */
export function listOfRecord(
  pathOf: (position?: ListPosition) => string,
  { id, context, list }: OpenedRecord,
): string {
  if (!context) return pathOf();
  const { recordIndexNumber: index, displayedRecordsNumber: recordsPerPage } = context;
  const place = pathOf({ selectedRecordId: id, ...(index !== null && { index }), recordsPerPage });
  return withAddressOfList(place, list);
}
