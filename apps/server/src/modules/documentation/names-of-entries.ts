import type { Database } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/id-lists.ts';
import { namesOf, type NameColumns } from '../../platform/db/names.ts';

/** The words for the id of an entry of a configuration list: its name. */
export const nameOfEntry = (table: NameColumns) => async (tx: Database, id: number) =>
  (await namesOf(tx, table, isOneOf(table.id, [id])))[0]?.name ?? String(id);

/** The words for a list of such ids: their names in alphabetical order. */
export const namesOfEntries = (table: NameColumns) => async (tx: Database, ids: readonly number[]) =>
  (await namesOf(tx, table, isOneOf(table.id, ids))).map(({ name }) => name).join(', ');
