import type { RequestContext } from '../../context.ts';
import { keepDoneImport, type DoneImportRow } from '../import/keep-done-import.ts';
import type { Reimported } from '../plan/reimport/reimport-plans.ts';
import { requestStatus } from './decide-request.ts';
import { requestImport } from './request-import.ts';

const nothingNew = 'The source says nothing new.';
const unknownToSource = 'The source does not know this request.';

/**
 * Keeps the import of one request that was asked for again among the imports of requests, as one without a file: so there is
 * one log of what became of requests, whichever way they came (F21, R15).
 */
export async function recordImport(
  { tx, clock, ids }: RequestContext,
  { planId, requestId, requestedBy, isKnownToSource, refusal, changes }: Reimported,
): Promise<void> {
  const isUpdated = changes.length > 0;
  const skipReason = refusal ?? (isKnownToSource ? nothingNew : unknownToSource);
  const row: DoneImportRow = {
    cells: [],
    status: isUpdated ? requestStatus.updated : requestStatus.skipped,
    outcome: isUpdated ? 'updated' : 'ignored',
    recordId: planId,
    label: requestId,
    reasons: isUpdated ? [] : [{ column: null, text: skipReason }],
    changes: changes.map(({ field, oldText, newText }) => ({
      column: field,
      oldValue: oldText,
      newValue: newText,
    })),
  };
  await keepDoneImport(tx, {
    kind: requestImport.name,
    options: { updateExistingPlans: true },
    details: `Reimport of ${requestId}`,
    fileName: `Reimport of ${requestId}`,
    userId: requestedBy,
    batchId: changes[0]?.batchId ?? ids.uuid(),
    at: clock.now(),
    headings: [],
    rows: [row],
  });
}
