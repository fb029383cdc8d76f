/**
 * How long until the plan list shows its first rows, signed in, against a minimal Material UI list page with as many
 * rows, both cold, on the same slowed-down machine and connection, in turns.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHome } from '@crt/e2e/database';
import { RunningServer } from '@crt/e2e/server';
import { openAs } from '@crt/e2e/sign-in';
import react from '@vitejs/plugin-react';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import { build } from 'vite';
import { resolveBrowser } from '../../tooling/browser.ts';
import { printTable, verdict } from '../shared/print-table.ts';
import { median } from '../shared/statistics.ts';
import { measureLoad, slowDown, watchPaint, type Load } from './load.ts';
import { planRows, rowCount } from './rows.ts';
import { servePeer } from './static-peer.ts';

const rounds = 7;
/** So many times as late as the peer's the heading may be (decision 011). */
const latestHeading = 1.1;
const root = join(import.meta.dirname, '..', '..');

async function buildPeer(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'crt-bench-mui-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'mui'),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

const viewport = { width: 1400, height: 900 };
type Visitor = BrowserContextOptions['storageState'];

/** Signs in by the same road as a person; answers what the browser keeps of it. */
async function signIn(origin: string): Promise<Visitor> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await openAs(page, 'planner', origin, '/FulfilmentPlan/List');
  await page.getByRole('grid').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** One load in a browser that knows nothing but the sign-in: a page behind another one would draw nothing. */
async function loadCold(url: string, rows: string, storageState?: Visitor): Promise<Load> {
  const context = await browser.newContext({ viewport, ...(storageState && { storageState }) });
  const page = await context.newPage();
  await watchPaint(page, rows);
  await slowDown(await context.newCDPSession(page));
  const load = await measureLoad(page, url);
  await context.close();
  return load;
}

const app = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
if (app.status !== 0) process.exit(1);
const peerFolder = await buildPeer();
const peer = await servePeer(peerFolder, planRows);
const home = await makeHome();
// As in use, not as in tests: answers are not checked against the contract.
const server = await RunningServer.start(home, { NODE_ENV: '' });
const { executablePath, args, env } = resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env });

try {
  const crtUrl = `${server.origin}/CRT/FulfilmentPlan/List?recordsPerPage=${rowCount}`;
  const signedIn = await signIn(server.origin);
  const [crt, mui]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    crt.push(await loadCold(crtUrl, '[role="row"] [role="gridcell"] a', signedIn));
    mui.push(await loadCold(peer.url, 'tbody tr td a'));
  }
  const middle = (loads: Load[], key: keyof Load) => median(loads.map((load) => load[key]));
  const row = (name: string, key: keyof Load, unit: number) => {
    const [a, b] = [middle(crt, key) / unit, middle(mui, key) / unit];
    return [name, a, b, a / b];
  };
  const ratioOf = (key: keyof Load) => middle(crt, key) / middle(mui, key);
  const bytes = middle(crt, 'bytes') / 1024;
  printTable(
    ['measured, cold', 'CRT plan list', 'minimal MUI list', 'ratio', 'goal'],
    [
      [...row('LCP, ms', 'lcp', 1), verdict(ratioOf('lcp') <= latestHeading, `ratio ≤ ${latestHeading}`)],
      // Nobody came for the heading: the rows have to keep up, and later than the peer's they may not be at all.
      [...row('first rows, ms', 'rows', 1), verdict(ratioOf('rows') <= 1, 'ratio ≤ 1')],
      [...row('script and style, kB as sent', 'bytes', 1024), verdict(bytes <= 240, '≤ 240 kB')],
    ],
  );
  console.log(
    '\nWhere the time goes, by trace: the largest paint is the heading, which comes with the rows, ahead of what is to be pressed' +
      ' (the peer asks once and has seven columns); 17 requests share six connections, nine of them calls.',
  );
} finally {
  await browser.close();
  await server.stop();
  await home.remove();
  peer.close();
  rmSync(peerFolder, { recursive: true, force: true });
}
