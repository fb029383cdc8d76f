import type { RequestContext } from '../../context.ts';
import { mostRecords, type RecordTable } from './reference-facts.ts';

/** What decides whether one more record of a kind fits. */
export interface Room {
  readonly table: RecordTable;
  readonly most?: number;
}

/** Why no further record fits, in a sentence; undefined while one does. The records of the kind are locked. */
export async function noRoomFor(
  { tx }: RequestContext,
  { table, most = mostRecords }: Room,
): Promise<string | undefined> {
  const isFull = (await tx.$count(table)) >= most;
  return isFull ? `There are ${most.toLocaleString('en')} already, and there can be no more.` : undefined;
}
