/**
 * What the documentation costs with 50,000 documents (CRT_SCALE) and products and their 470,000 files: every filter with
 * every sort of the two lists beside the same SQL, the details of a document with 60 revisions and 900 files, traces, and
 * exports of everything.
 */
import { sql } from 'drizzle-orm';
import { printGoals } from '../shared/goals.ts';
import { printLists, type ListGoal } from '../shared/measure-list.ts';
import { startMeasured, type MeasuredServer } from '../shared/measured-server.ts';
import { median } from '../shared/statistics.ts';
import { onBothDatabases } from '../shared/targets.ts';
import { measureExports } from './exports.ts';
import { addLargeDocument, repeatDocumentation } from './fill.ts';
import { documentCalls, productCalls } from './list-cases.ts';
import { measureTraces } from './traces.ts';

const count = Number(process.env['CRT_SCALE'] ?? 50_000);
const plans = 20_000;
const rounds = 15;
const goals: Readonly<Record<MeasuredServer['storage']['kind'], ListGoal>> = {
  postgresql: { target: 100, accepted: 150 },
  embedded: { target: 150, accepted: 250 },
};

/** Fills the world further and gives the id of the large document. */
async function fill({ storage }: MeasuredServer): Promise<number> {
  // Longer than a person's transaction may take.
  const large = await storage.setUp((db) =>
    db.transaction(async (tx) => {
      await repeatDocumentation(tx, { documentCount: count, productCount: count });
      return addLargeDocument(tx, { revisionCount: 60, filesOfEach: 15 });
    }),
  );
  await storage.setUp((db) => db.execute(sql`vacuum analyze`));
  return large;
}

async function timeOfDetails(server: MeasuredServer, document: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(await server.serverTime('GET', `/api/documentation/Document/${document}?withNeighbours=true`));
  return median(times);
}

async function measureAll(server: MeasuredServer, name: string): Promise<void> {
  const large = await fill(server);
  console.log(`\n${name}, ${count} documents: one filter with every sort\n`);
  await printLists(server, documentCalls, goals[server.storage.kind]);
  console.log(`\n${name}, ${count} products: one filter with every sort\n`);
  await printLists(server, productCalls, goals[server.storage.kind]);
  console.log('\nDetails, traces and exports\n');
  const details = await timeOfDetails(server, large);
  printGoals([
    { words: 'details of a document with 900 files', actual: details, limit: 150, unit: 'ms' },
    ...(await measureTraces(server)),
    ...(await measureExports(server)),
  ]);
}

await onBothDatabases(async (target, name) => {
  const server = await startMeasured(target, plans, 'administrator');
  await measureAll(server, name).finally(() => server.stop());
});
