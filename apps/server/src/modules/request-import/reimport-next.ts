import type { RequestContext } from '../../context.ts';
import { findWaitingReimports, reimportPlan } from '../plan/reimport/reimport-plans.ts';
import { recordImport } from './record-import.ts';

/**
 * Carries out the reimports that were asked for, oldest first, and writes what became of each into the import log (F21,
 * R15). Gives how many.
 */
export async function reimportNextPlans(context: RequestContext): Promise<number> {
  const waiting = await findWaitingReimports(context);
  for (const id of waiting) {
    const reimported = await reimportPlan(context, id);
    if (!reimported) continue;
    await recordImport(context, reimported);
    context.publish({ entity: 'request-import', entityId: null });
  }
  return waiting.length;
}
