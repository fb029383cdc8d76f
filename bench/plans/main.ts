/**
 * What the plans cost on 100,000 plans (CRT_SCALE) with their milestones and history: every filter with every sort of
 * the list and of the change log, the details screen, edits, recalculating a product type and the export; each beside
 * the same SQL sent straight.
 */
import type { MeasuredServer } from '../shared/measured-server.ts';
import { startMeasured } from '../shared/measured-server.ts';
import { printTable } from '../shared/print-table.ts';
import { onBothDatabases } from '../shared/targets.ts';
import { changeLogCalls, changeLogReasons } from './change-log-cases.ts';
import { combinedFilters, listReasons, planFilters, planSorts } from './list-cases.ts';
import { printLists, type ListCall } from './measure-list.ts';
import { measureWork } from './measure-work.ts';

const plans = Number(process.env['CRT_SCALE'] ?? 100_000);
const parts = process.env['BENCH_PARTS']?.split(',') ?? ['list', 'changes', 'work'];

function listCalls(filters: Readonly<Record<string, object>>): ListCall[] {
  return Object.entries(filters).flatMap(([filter, chosen]) =>
    Object.entries(planSorts).map(([sort, column]) => ({
      filter,
      sort,
      path: '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
      body: { filters: { ...chosen, sortColumns: [column] }, limit: 50, page: 1, timezone: 'Europe/Berlin' },
    })),
  );
}

async function measureAll(server: MeasuredServer, name: string): Promise<void> {
  const goal = server.storage.kind === 'postgresql' ? 25 : 60;
  if (parts.includes('list')) {
    console.log(`\n${name}, ${plans} plans: one filter with every sort\n`);
    await printLists(server, listCalls(planFilters), { goal, reasons: listReasons });
    console.log('\nSeveral filters with every sort\n');
    await printLists(server, listCalls(combinedFilters), { goal: goal * 3, reasons: listReasons });
  }
  if (parts.includes('changes')) {
    const { single, combined } = await changeLogCalls(server);
    console.log(`\n${name}: change log, one filter with every sort\n`);
    await printLists(server, single, { goal, reasons: changeLogReasons });
    console.log('\nSeveral filters with every sort\n');
    await printLists(server, combined, { goal: goal * 3, reasons: changeLogReasons });
  }
  if (!parts.includes('work')) return;
  console.log(`\n${name}: work with plans\n`);
  printTable(['what', 'measured', 'SQL', 'goal', 'over by'], await measureWork(server));
}

await onBothDatabases(async (target, name) => {
  const server = await startMeasured(target, plans);
  await measureAll(server, name).finally(() => server.stop());
});
