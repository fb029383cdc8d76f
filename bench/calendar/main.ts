/**
 * The EventCalendar against FullCalendar, react-big-calendar and hand-written React: the same events, production
 * builds, one browser, interleaved runs, medians. `--rounds=N` (default 7), `--only=crt,floor-react` and `--no-build`
 * help while tuning.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { resolveBrowser } from '../../tooling/browser.ts';
import { serveFolder } from '../../tooling/static-server.ts';
import { printGoals } from '../shared/goals.ts';
import { type Pages, buildCandidate, builtIn, sizeOf } from '../shared/pages.ts';
import { median } from '../shared/statistics.ts';
import { medianParts } from '../shared/trace.ts';
import { type Case, type Run, type Traces, measureActs, measureFacts, traceActs } from './measure.ts';
import { type Result, goalsOf, printNumbers } from './report.ts';

const PAGES: Pages = {
  page: join(import.meta.dirname, 'page'),
  alias: '#calendar',
  built: builtIn('calendar'),
};
const CANDIDATES = ['crt', 'full-calendar', 'react-big-calendar', 'floor-react'];
const CASES: readonly Case[] = [
  { view: 'week', count: 50 },
  { view: 'week', count: 500 },
  { view: 'month', count: 1_000 },
  { view: 'month', count: 2_000 },
];

/** Traced runs of each calendar and case. */
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
  for (const name of ['blank', ...names]) {
    if (values['no-build'] && existsSync(join(PAGES.built, name))) continue;
    process.stderr.write(`building ${name}\n`);
    await buildCandidate(PAGES, name);
  }
}

/** Without the screen's pace a time is what the work costs, not how long the next frame was away. */
const UNPACED = ['--disable-gpu-vsync', '--disable-frame-rate-limit'];

function launch(): Promise<Browser> {
  const { executablePath, args, env } = resolveBrowser();
  return chromium.launch({ executablePath, args: [...args, ...UNPACED], env });
}

const medians = (runs: readonly Run[]): Run => ({
  mount: median(runs.map(({ mount }) => mount)),
  next: median(runs.map(({ next }) => next)),
  show: median(runs.map(({ show }) => show)),
});

/** Where the time goes: traced apart, since tracing itself takes time. */
async function traceCase(browser: Browser, url: string, one: Case): Promise<Traces> {
  const runs: Traces[] = [];
  for (let run = 0; run < Math.min(rounds, TRACES); run++) runs.push(await traceActs(browser, url, one));
  return {
    mount: medianParts(runs.map(({ mount }) => mount)),
    next: medianParts(runs.map(({ next }) => next)),
  };
}

/** Each round measures every calendar once, so that a busy moment of the machine hits all alike. */
async function measureAll(browser: Browser, origin: string): Promise<Result[]> {
  const url = (name: string) => `${origin}/${name}/index.html`;
  const samples = new Map(names.map((name) => [name, new Map(CASES.map((one) => [one, [] as Run[]]))]));
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
    for (const one of CASES)
      for (const name of names)
        samples
          .get(name)
          ?.get(one)
          ?.push(await measureActs(browser, url(name), one));
  }
  const results: Result[] = [];
  for (const name of names) {
    const traces = new Map<Case, Traces>();
    for (const one of CASES) traces.set(one, await traceCase(browser, url(name), one));
    results.push({
      name,
      traces,
      size: sizeOf(PAGES, name),
      runs: new Map(CASES.map((one) => [one, medians(samples.get(name)?.get(one) ?? [])])),
      facts: await measureFacts(browser, url(name)),
    });
  }
  return results;
}

await buildAll();
const server = await serveFolder(PAGES.built);
const browser = await launch();
try {
  const results = await measureAll(browser, server.url);
  const react = sizeOf(PAGES, 'blank').script;
  printNumbers(results, CASES, react);
  console.log('\nTimes are medians in ms from the act to the painted frame; sizes are gzipped.');
  for (const { name, facts } of results)
    if (facts.axe.length > 0) console.log(`axe, ${name}: ${facts.axe.join(', ')}`);
  console.log();
  printGoals(goalsOf(results, CASES, react));
} finally {
  await browser.close();
  server.close();
}
