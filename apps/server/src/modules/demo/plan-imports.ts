import { requestType } from '@crt/domain/request-type';
import { toUpdatedField } from '../request-import/record-import.ts';
import type { importResults, requestImports } from '../request-import/request-import.tables.ts';
import type { DemoHistory } from './plan-history.ts';
import type { DemoPlan } from './plan-rows.ts';

type ImportRow = typeof requestImports.$inferInsert;
type ResultRow = typeof importResults.$inferInsert;

/** Imports of the past, with what became of their requests. */
export interface DemoImports {
  readonly imports: readonly ImportRow[];
  readonly results: readonly ResultRow[];
}

const howMany = 9;

/**
 * Nine imports with every kind of result (§3.0). Each stands at the moment of an order number in the history, which is
 * what it updated, and brought in the request that became a plan just before.
 */
export function demoImports(plans: readonly DemoPlan[], histories: readonly DemoHistory[]): DemoImports {
  const imported = plans
    .filter(({ row }) => row.type === requestType.eRequest)
    .toSorted((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
  const updates = imported
    .flatMap(({ row }) => histories[row.id - 1]?.changes.filter(({ field }) => field === 'orderNumber') ?? [])
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
  const world: { imports: ImportRow[]; results: ResultRow[] } = { imports: [], results: [] };
  for (let id = 1; id <= howMany; id += 1) {
    const update = updates[Math.floor((id * updates.length) / howMany) - 1];
    const updated = update && plans[update.aggregateId - 1];
    if (!updated) break;
    const importedAt = update.changedAt;
    const arrived = imported.findLast(({ row }) => row.createdAt <= importedAt) ?? updated;
    world.imports.push({ id, importedAt, updatesPlans: true, userId: update.userId });
    const row = { ...nothingSaid, importId: id, importedAt };
    const { oldText = null, newText = null } = update;
    world.results.push(
      { ...row, requestId: arrived.row.requestId, planId: arrived.row.id, status: 0 },
      {
        ...row,
        requestId: updated.row.requestId,
        planId: updated.row.id,
        status: 1,
        updatedFields: [toUpdatedField({ field: update.field, oldText, newText })],
      },
      ...withoutPlan(row, id),
    );
  }
  return world;
}

const nothingSaid = { planId: null, skipReason: null, additionalInfo: null, updatedFields: [] };

/** Requests that did not become plans: every import skips one, every third one stages one. */
function withoutPlan(row: Omit<ResultRow, 'requestId' | 'status'>, id: number): ResultRow[] {
  const skipped: ResultRow = {
    ...row,
    requestId: `26-${90_000 + id}`,
    status: 2,
    skipReason: 'No mapping for PEEK Orbital, PO-09.',
  };
  if (id % 3 !== 0) return [skipped];
  const additionalInfo = 'The distribution centre is missing.';
  return [skipped, { ...row, requestId: `26-${95_000 + id}`, status: 3, additionalInfo }];
}
