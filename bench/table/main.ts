/**
 * The DataTable against its peers and two floors: the same rows and columns, production builds, one browser,
 * interleaved runs, medians. `--rounds=N` (default 7), `--only=crt,floor-react` and `--no-build` help while tuning.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { resolveBrowser } from '../../tooling/browser.ts';
import { serveFolder } from '../../tooling/static-server.ts';
import { measureActs, measureFacts, measureScrolling, traceActs, type Run, type Traces } from './measure.ts';
import { printGoals } from '../shared/goals.ts';
import { type Pages, buildCandidate, builtIn, sizeOf } from '../shared/pages.ts';
import { median } from '../shared/statistics.ts';
import { medianParts } from '../shared/trace.ts';
import { goalsOf, isHeldAgainst, printNumbers, type Result } from './report.ts';

const PAGES: Pages = {
  page: join(import.meta.dirname, 'page'),
  alias: '#candidate',
  built: builtIn('table'),
};
const CANDIDATES = [
  'crt',
  'react-data-grid',
  'ag-grid',
  'mui-x',
  'react-aria',
  'floor-react',
  'floor-tanstack',
];
const COUNTS = [100, 1_000, 20_000];
/** Traced runs of each table that a goal is about. */
const TRACES = 3;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: CANDIDATES.join(',') },
    'no-build': { type: 'boolean', default: false },
  },
});
const names = values.only.split(',');
const rounds = Number(values.rounds);

async function buildAll(): Promise<void> {
  for (const name of names) {
    if (values['no-build'] && existsSync(join(PAGES.built, name))) continue;
    process.stderr.write(`building ${name}\n`);
    await buildCandidate(PAGES, name);
  }
}

/** Without the screen's pace a time is what the work costs, not how long the next frame was away. */
const UNPACED = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

function launch(isPaced: boolean): Promise<Browser> {
  const { executablePath, args, env } = resolveBrowser();
  return chromium.launch({ executablePath, args: isPaced ? args : [...args, ...UNPACED], env });
}

const medians = (runs: readonly Run[]): Run => ({
  mount: median(runs.map(({ mount }) => mount)),
  mountWork: median(runs.map(({ mountWork }) => mountWork)),
  sort: median(runs.map(({ sort }) => sort)),
  toggle: median(runs.map(({ toggle }) => toggle)),
  selectAll: median(runs.map(({ selectAll }) => selectAll)),
});

type Samples = Map<string, Map<number, Run[]>>;

/** Each round measures every table once, so that a busy moment of the machine hits all alike. */
async function sampleActs(origin: string): Promise<Samples> {
  const samples: Samples = new Map(names.map((name) => [name, new Map(COUNTS.map((count) => [count, []]))]));
  const browser = await launch(false);
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
    for (const count of COUNTS) {
      for (const name of names) {
        const run = await measureActs(browser, `${origin}/${name}/index.html`, count);
        samples.get(name)?.get(count)?.push(run);
      }
    }
  }
  await browser.close();
  return samples;
}

const medianTraces = (runs: readonly Traces[]): Traces => ({
  mount: medianParts(runs.map(({ mount }) => mount)),
  toggle: medianParts(runs.map(({ toggle }) => toggle)),
  selectAll: medianParts(runs.map(({ selectAll }) => selectAll)),
  sort: medianParts(runs.map(({ sort }) => sort)),
});

/** Where the time of a table's acts goes: traced apart, since tracing itself takes time. */
async function traceAll(browser: Browser, name: string, url: string): Promise<Map<number, Traces>> {
  const traces = new Map<number, Traces>();
  if (!isHeldAgainst(name)) return traces;
  for (const count of COUNTS) {
    const runs: Traces[] = [];
    for (let run = 0; run < Math.min(rounds, TRACES); run++) runs.push(await traceActs(browser, url, count));
    traces.set(count, medianTraces(runs));
  }
  return traces;
}

async function measureAll(origin: string): Promise<Result[]> {
  const samples = await sampleActs(origin);
  const [browser, unpaced] = [await launch(true), await launch(false)];
  const results: Result[] = [];
  for (const name of names) {
    const url = `${origin}/${name}/index.html`;
    results.push({
      name,
      size: sizeOf(PAGES, name),
      runs: new Map(COUNTS.map((count) => [count, medians(samples.get(name)?.get(count) ?? [])])),
      traces: await traceAll(unpaced, name, url),
      scrolling: await measureScrolling(browser, url, 20_000),
      facts: await measureFacts(browser, url, 20_000),
    });
  }
  await Promise.all([browser.close(), unpaced.close()]);
  return results;
}

await buildAll();
const server = await serveFolder(PAGES.built);
try {
  const results = await measureAll(server.url);
  printNumbers(results, COUNTS);
  console.log(
    '\nTimes are medians from the act to the painted frame; thread ms is processor time of the main thread. mui-x draws pages of 100 rows: its free edition has no more.',
  );
  for (const { name, facts } of results)
    if (facts.axe.length > 0) console.log(`axe, ${name}: ${facts.axe.join(', ')}`);
  console.log();
  printGoals(goalsOf(results, COUNTS));
} finally {
  server.close();
}
