import { plainCode } from '@crt/domain/plain-code';
import { and, desc, ilike, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../plan.tables.ts';
import { containing } from '../../../platform/db/like-pattern.ts';

/** Plans whose request id contains the text, in capitals or not, with look-alike signs as the plain ones (E9). */
export const requestIdContains = (text: string): SQL => ilike(plans.requestId, containing(plainCode(text)));

/** Request ids that contain `text`, newest first, at most 20; only of plans that `also` holds for, if it is given (E9). */
export async function findRequestIds(tx: Database, text: string, also?: SQL): Promise<string[]> {
  const rows = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(and(requestIdContains(text), also))
    .orderBy(desc(plans.id))
    .limit(20);
  return rows.map((row) => row.requestId);
}
