import { requestType } from '@crt/domain/request-type';
import type { Database } from '../../platform/db/database.ts';
import { countedIds } from '../../platform/ids.ts';
import { keepDoneImport, type DoneImport, type DoneImportRow } from '../import/keep-done-import.ts';
import { requestColumns } from '../request-import/request-columns.ts';
import { requestStatus } from '../request-import/decide-request.ts';
import { requestImport } from '../request-import/request-import.ts';
import { demoProductTypes } from './catalogue.ts';
import type { DemoHistory } from './plan-history.ts';
import type { DemoPlan } from './plan-rows.ts';
import { demoImportSource } from './plan-sources.ts';

const howMany = 9;

/**
 * Nine imports with every kind of result (§3.0). Each stands at the moment of an order number in the history, which is
 * what it updated, and brought in the request that became a plan just before. They are kept as done: to import their files
 * would make plans anew that are there.
 */
export function demoImports(
  plans: readonly DemoPlan[],
  histories: readonly DemoHistory[],
): readonly DoneImport[] {
  const imported = plans
    .filter(({ row }) => row.type === requestType.eRequest)
    .toSorted((one, other) => one.row.createdAt.getTime() - other.row.createdAt.getTime());
  const updates = imported
    .flatMap(({ row }) => histories[row.id - 1]?.changes.filter(({ field }) => field === 'orderNumber') ?? [])
    .toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
  const ids = countedIds(91);
  const world: DoneImport[] = [];
  for (let id = 1; id <= howMany; id += 1) {
    const update = updates[Math.floor((id * updates.length) / howMany) - 1];
    const updated = update && plans[update.aggregateId - 1];
    if (!updated || update.userId === null) break;
    const at = update.changedAt;
    const arrived = imported.findLast(({ row }) => row.createdAt <= at) ?? updated;
    const { oldText = null, newText = null } = update;
    const change = { column: update.field, oldValue: oldText, newValue: newText };
    const rows = [
      { ...rowOf(arrived), status: requestStatus.imported, outcome: 'created' as const },
      { ...rowOf(updated), status: requestStatus.updated, outcome: 'updated' as const, changes: [change] },
      ...withoutPlan(id),
    ];
    const fileName = `requests-${at.toISOString().slice(0, 10)}.csv`;
    world.push({
      kind: requestImport.name,
      options: { updateExistingPlans: true },
      fileName,
      details: `${fileName}, existing plans updated, ${rows.length} rows`,
      userId: update.userId,
      batchId: ids.uuid(),
      at,
      headings: requestColumns.map(({ label }) => label),
      rows,
    });
  }
  return world;
}

/** Stores imports of the past. */
export async function fillImports(tx: Database, imports: readonly DoneImport[]): Promise<void> {
  for (const one of imports) await keepDoneImport(tx, one);
}

const nothingSaid = { recordId: null, reasons: [], changes: [] } as const;

/** The row of a file that a plan came from. */
function rowOf(plan: DemoPlan): Omit<DoneImportRow, 'status' | 'outcome'> {
  const { row } = plan;
  const [source] = demoImportSource(plan);
  const type = demoProductTypes.find(({ id }) => id === row.productTypeId);
  const cells = [
    row.requestId,
    type?.name,
    `${type?.code ?? ''}-01`,
    source?.content.productNumber,
    source?.content.distributionCentre,
    row.plannedSurgeryDate,
    row.hospital,
    row.surgeonName,
    row.patientName,
  ].map((cell) => cell ?? '');
  return { ...nothingSaid, cells, label: row.requestId, recordId: row.id };
}

/** Requests that did not become plans: every import skips one, every third one stages one. */
function withoutPlan(id: number): DoneImportRow[] {
  const cellsOf = (requestId: string, name: string, key: string) => [
    requestId,
    name,
    key,
    '',
    '',
    '',
    '',
    '',
    '',
  ];
  const row = { ...nothingSaid, outcome: 'ignored' as const };
  const skipped: DoneImportRow = {
    ...row,
    cells: cellsOf(`26-${90_000 + id}`, 'PEEK Orbital', 'PO-09'),
    label: `26-${90_000 + id}`,
    status: requestStatus.skipped,
    reasons: [{ column: null, text: 'No mapping for PEEK Orbital, PO-09.' }],
  };
  if (id % 3 !== 0) return [skipped];
  const [type] = demoProductTypes;
  const staged: DoneImportRow = {
    ...row,
    cells: cellsOf(`26-${95_000 + id}`, type?.name ?? '', `${type?.code ?? ''}-01`),
    label: `26-${95_000 + id}`,
    status: requestStatus.staged,
    reasons: [{ column: null, text: 'The distribution centre is missing.' }],
  };
  return [skipped, staged];
}
