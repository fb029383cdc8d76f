import { canHaveMore } from '@crt/domain/limit';
import { reasonOf } from '@crt/domain/verdict';
import type { RequestContext } from '../../context.ts';
import { mostRecords, type RecordTable } from './reference-facts.ts';

/** How many records of a kind there may be. */
export interface RecordLimit {
  readonly table: RecordTable;
  readonly most?: number;
}

/** Why there can be no further record, in a sentence; undefined while there can. The records of the kind are locked. */
export const recordLimitReached = async (
  { tx }: RequestContext,
  { table, most = mostRecords }: RecordLimit,
): Promise<string | undefined> => reasonOf(canHaveMore({ most }, await tx.$count(table)));
