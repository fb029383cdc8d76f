/**
 * What manufacturing costs on 100,000 plans (CRT_SCALE) with their cycles, jobs and steps: the list with every tab, single
 * filter and sort, an action on a step with all its effects, a combined order of 100 members, and the compatible cases of
 * a selection. BENCH_PARTS=list,work leaves out the other one.
 */
import { count } from 'drizzle-orm';
import { manufacturingCycles } from '../../apps/server/src/modules/manufacturing/cycle/cycle.tables.ts';
import {
  manufacturingJobs,
  manufacturingJobSteps,
} from '../../apps/server/src/modules/manufacturing/job/job.tables.ts';
import { printGoals } from '../shared/goals.ts';
import { listGoals, printLists } from '../shared/measure-list.ts';
import { startMeasured, type MeasuredServer } from '../shared/measured-server.ts';
import { onBothDatabases } from '../shared/targets.ts';
import { cycleCalls } from './cycle-cases.ts';
import { measureWork } from './measure-work.ts';

const plans = Number(process.env['CRT_SCALE'] ?? 100_000);
const parts = process.env['BENCH_PARTS']?.split(',') ?? ['list', 'work'];

async function sizeOf({ storage: { db } }: MeasuredServer): Promise<string> {
  const tables = { cycles: manufacturingCycles, jobs: manufacturingJobs, steps: manufacturingJobSteps };
  const counts: string[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const [row] = await db.select({ number: count() }).from(table);
    counts.push(`${row?.number} ${name}`);
  }
  return counts.join(', ');
}

async function measureAll(server: MeasuredServer, name: string): Promise<void> {
  const { single, combined } = listGoals[server.storage.kind];
  console.log(`\n${name}, ${plans} plans, ${await sizeOf(server)}`);
  if (parts.includes('list')) {
    const calls = await cycleCalls(server);
    console.log('\nOne tab with every sort; the answer counts what the tab holds\n');
    await printLists(server, calls.tabs, single);
    console.log('\nOne filter with every sort\n');
    await printLists(server, calls.single, single);
    console.log('\nColumns with dates of a job step, and sorted by them\n');
    await printLists(server, calls.steps, single);
    console.log('\nSeveral filters with every sort\n');
    await printLists(server, calls.combined, combined);
  }
  if (!parts.includes('work')) return;
  console.log('\nWork on the floor\n');
  printGoals(await measureWork(server, single.accepted));
}

await onBothDatabases(async (target, name) => {
  const server = await startMeasured(target, plans, 'manufacturing');
  await measureAll(server, name).finally(() => server.stop());
});
