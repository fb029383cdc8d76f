/**
 * What an import of products costs beside 20,000 plans: 10,000 rows carried out while somebody reads lists, and a dry run
 * of 100,000 rows (CRT_SCALE for fewer). The memory is that of the process, in which the reader and the file are, too.
 */
import { printGoals, type Goal } from '../shared/goals.ts';
import { startMeasured, type MeasuredServer } from '../shared/measured-server.ts';
import { quantile } from '../shared/statistics.ts';
import { onBothDatabases } from '../shared/targets.ts';

const plans = 20_000;
const dryRunRows = Number(process.env['CRT_SCALE'] ?? 100_000);
const importRows = dryRunRows / 10;
const megabyte = 1024 * 1024;
const path = '/api/documentation/ProductImport';
const list = '/api/documentation/Product?limit=50';

/** A file of products that do not exist yet. */
function fileOf(name: string, count: number): File {
  const lines = Array.from(
    { length: count },
    (_, place) => `${name}-${place};Implant ${place} of the import;V1, V2`,
  );
  return new File([['Catalog Number;Description;Versions', ...lines].join('\n')], `${name}.csv`);
}

async function send({ origin, headers }: MeasuredServer, file: File, isDryRun: boolean): Promise<number> {
  const { 'content-type': _type, ...bare } = headers;
  const form = new FormData();
  form.set('divisionId', '1');
  form.set('isDryRun', String(isDryRun));
  form.set('file', file);
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: bare, body: form });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as number;
}

/** What `GET ProductImport/{id}` tells of its end. */
interface Ending {
  readonly state: string;
  readonly summary: { readonly created: number };
}

interface Measured {
  readonly seconds: number;
  readonly growth: number;
  /** Milliseconds that lists took meanwhile. */
  readonly lists: readonly number[];
}

/** Seconds from the first byte of the upload to the end of the import. */
async function measure(
  server: MeasuredServer,
  name: string,
  count: number,
  isDryRun: boolean,
): Promise<Measured> {
  // Others than those that an earlier run left in a database that is kept.
  const file = fileOf(`${name}-${Date.now()}`, count);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const lists: number[] = [];
  const start = performance.now();
  const id = await send(server, file, isDryRun);
  const imported = server.importProducts();
  for (;;) {
    lists.push(await server.serverTime('GET', list));
    most = Math.max(most, process.memoryUsage().rss);
    const { state, summary } = (await server.call('GET', `${path}/${id}?limit=1`)) as Ending;
    if (state === 'done') {
      await imported;
      if (summary.created !== count) throw new Error(`${summary.created} of ${count} rows were created.`);
      return { seconds: (performance.now() - start) / 1000, growth: (most - before) / megabyte, lists };
    }
    if (state !== 'queued' && state !== 'running') throw new Error(`The import is ${state}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function measureAll(server: MeasuredServer): Promise<Goal[]> {
  await measure(server, 'warm', importRows / 10, false);
  const done = await measure(server, 'whole', importRows, false);
  const dryRun = await measure(server, 'dry', dryRunRows, true);
  return [
    { words: `import of ${importRows} products`, actual: done.seconds, limit: 20, unit: 's' },
    { words: 'its memory', actual: done.growth, limit: 200, unit: 'MB' },
    { words: 'lists meanwhile, 95 of 100', actual: quantile(done.lists, 0.95), limit: 250, unit: 'ms' },
    { words: `dry run of ${dryRunRows} products`, actual: dryRun.seconds, limit: 30, unit: 's' },
    { words: 'its memory', actual: dryRun.growth, limit: 200, unit: 'MB' },
  ];
}

await onBothDatabases(async (target, name) => {
  const server = await startMeasured(target, plans, 'administrator');
  console.log(`\n${name}\n`);
  printGoals(await measureAll(server).finally(() => server.stop()));
});
