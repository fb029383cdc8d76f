import type { RequestContext } from '../../context.ts';
import { findWaitingReimports, reimportPlan, type Reimported } from '../plan/reimport/reimport-plans.ts';
import { recordImport, toUpdatedField } from './record-import.ts';

const nothingNew = 'The source says nothing new.';
const unknownToSource = 'The source does not know this request.';

/**
 * Carries out the reimports that were asked for, oldest first, and writes what became of each into the import log (F21,
 * R15). Gives how many.
 */
export async function reimportNextPlans(context: RequestContext): Promise<number> {
  const waiting = await findWaitingReimports(context);
  for (const id of waiting) {
    const reimported = await reimportPlan(context, id);
    if (reimported) await log(context, reimported);
  }
  return waiting.length;
}

async function log(context: RequestContext, reimported: Reimported): Promise<void> {
  const { planId, requestId, requestedBy, isKnownToSource, changes } = reimported;
  const isUpdated = changes.length > 0;
  const reasonToSkip = isKnownToSource ? nothingNew : unknownToSource;
  await recordImport(context, {
    requestId,
    planId,
    userId: requestedBy,
    status: isUpdated ? 1 : 2,
    skipReason: isUpdated ? null : reasonToSkip,
    updatedFields: changes.map(toUpdatedField),
  });
  context.publish({ entity: 'request-import', entityId: null });
}
