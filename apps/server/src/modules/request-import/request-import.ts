import { defineImport } from '../import/import-kind.ts';
import { newPlanLock } from '../plan/new-plan/save-new-plan.ts';
import { storeNewPlans } from '../plan/new-plan/store-new-plans.ts';
import { plans } from '../plan/plan.tables.ts';
import { changesOfAction } from '../plan/reimport/reimport-plans.ts';
import { keepSources, takeOver } from '../plan/reimport/take-over.ts';
import {
  decideRequest,
  requestStatus,
  type RequestImportOptions,
  type RequestPlan,
} from './decide-request.ts';
import { lookUpRequests } from './look-up-requests.ts';
import { requestColumns, requestExamples } from './request-columns.ts';
import { readRequestRow } from './request-row.ts';

/** Requests of the ordering system from a file (R10 to R16, domain rules §3.10). */
export const requestImport = defineImport<RequestImportOptions, RequestPlan>({
  name: 'request',
  noun: 'Request import',
  tag: 'request-import',
  permission: 'CanManageImportSettings',
  lockName: newPlanLock,
  table: plans,
  columns: requestColumns,
  statuses: { created: requestStatus.imported, ignored: requestStatus.skipped },
  examples: requestExamples,
  optionsInWords: async (_tx, { updateExistingPlans }) =>
    updateExistingPlans ? ['existing plans updated'] : [],
  keysOf: (row) => {
    const requestId = readRequestRow(row).requestId.toLowerCase();
    return requestId === '' ? {} : { requestId };
  },
  withOptions: (options) => ({
    prepare: async ({ tx }, rows) => {
      const read = new Map(rows.map((row) => [row, readRequestRow(row)]));
      const found = await lookUpRequests(tx, [...read.values()]);
      return (row) => decideRequest(read.get(row) ?? readRequestRow(row), found, options);
    },
    write: async (context, all) => {
      const made = await storeNewPlans(
        context,
        all.flatMap((plan) => (plan.kind === 'new' ? [plan.values] : [])),
      );
      for (const plan of all)
        if (plan.kind === 'changed') await takeOver(context, plan.loaded.id, plan.differences);
      await keepSources(context, new Map(all.map(({ requestId, content }) => [requestId, content])));
      const ids = made.values();
      return all.map((plan) => (plan.kind === 'changed' ? plan.loaded.id : (ids.next().value?.id ?? 0)));
    },
    changesOf: async (context, ids) => {
      const changes = await changesOfAction(context, ids);
      const told = changes.map(({ aggregateId, field, oldText, newText }) => ({
        planId: aggregateId,
        change: { column: field, oldValue: oldText, newValue: newText },
      }));
      const ofPlans = Map.groupBy(told, ({ planId }) => planId);
      return new Map([...ofPlans].map(([id, all]) => [id, all.map(({ change }) => change)]));
    },
  }),
});
