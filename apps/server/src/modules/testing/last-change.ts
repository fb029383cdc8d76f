import { max } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { changes } from '../history/change.tables.ts';

/** The id of the change that was written last; those of later ones are larger, though not by one each. */
export async function lastChangeId(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(changes.id) }).from(changes);
  return row?.id ?? 0;
}
