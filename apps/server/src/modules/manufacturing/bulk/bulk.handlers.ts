import { compatibleCases } from '@crt/domain/bulk-operation';
import type { HandlerPart } from '../../../contract/handlers.ts';
import { findPlacedCases } from './bulk.repository.ts';
import { listBulkWorkflows } from './bulk-workflows.ts';

/** What can be done to many cycles at once (J4, J6). */
export const bulkHandlers = {
  listCompatibleCycles: async ({ tx }, { body: { selectedCases, filteredCases } }) => {
    const cases = await findPlacedCases(tx, [...new Set([...filteredCases, ...selectedCases])]);
    const [selected, filtered] = [new Set(selectedCases), new Set(filteredCases)];
    const compatible = compatibleCases(
      cases.filter(({ id }) => filtered.has(id)),
      cases.filter(({ id }) => selected.has(id)),
    );
    return { result: compatible.map(({ id }) => id) };
  },
  listCycleWorkflows: (context, { body: { ids } }) => listBulkWorkflows(context, ids),
} satisfies HandlerPart;
