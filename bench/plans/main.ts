/**
 * What the plans cost on 100,000 plans (CRT_SCALE) with their milestones and history: every filter with every sort of
 * the list and of the change log, the details screen, edits, recalculating a product type and the export; each beside
 * the same SQL sent straight.
 */
import type { MeasuredServer } from '../shared/measured-server.ts';
import { startMeasured } from '../shared/measured-server.ts';
import { listGoals, printLists, type ListCall } from '../shared/measure-list.ts';
import { printTable } from '../shared/print-table.ts';
import { onBothDatabases } from '../shared/targets.ts';
import { changeLogCalls } from './change-log-cases.ts';
import { combinedFilters, planFilters, planSorts } from './list-cases.ts';
import { measureReschedule } from './measure-reschedule.ts';
import { measureWork } from './measure-work.ts';

const plans = Number(process.env['CRT_SCALE'] ?? 100_000);
const parts = process.env['BENCH_PARTS']?.split(',') ?? ['list', 'changes', 'work', 'reschedule'];

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
  const { single, combined } = listGoals[server.storage.kind];
  if (parts.includes('list')) {
    console.log(`\n${name}, ${plans} plans: one filter with every sort\n`);
    await printLists(server, listCalls(planFilters), single);
    console.log('\nSeveral filters with every sort\n');
    await printLists(server, listCalls(combinedFilters), combined);
  }
  if (parts.includes('changes')) {
    const calls = await changeLogCalls(server);
    console.log(`\n${name}: change log, one filter with every sort\n`);
    await printLists(server, calls.single, single);
    console.log('\nSeveral filters with every sort\n');
    await printLists(server, calls.combined, combined);
  }
  if (parts.includes('work')) {
    console.log(`\n${name}: work with plans\n`);
    printTable(['what', 'measured', 'SQL', 'goal', 'over by'], await measureWork(server));
  }
  // Last: it makes all but so many plans done.
  if (!parts.includes('reschedule')) return;
  console.log(`\n${name}: planning anew in the background\n`);
  printTable(['what', 'measured', 'meanwhile', 'goal', 'over by'], [await measureReschedule(server)]);
}

await onBothDatabases(async (target, name) => {
  const server = await startMeasured(target, plans);
  await measureAll(server, name).finally(() => server.stop());
});
