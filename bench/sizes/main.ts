/** Script and style of the shell, the plan list and every lazy route, as the build made them, with their goals. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  budgets,
  drawnWith,
  filesOfAll,
  gzipSize,
  inIdleTime,
  planList,
  screensOf,
  signIn,
  type Manifest,
} from '../../tooling/sizes/chunks.ts';
import { printTable, verdict } from '../shared/print-table.ts';

const root = join(import.meta.dirname, '..', '..');
const app = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
if (app.status !== 0) process.exit(1);

const dist = join(root, 'apps/crt/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const shell = filesOfAll(manifest, ['index.html']);
// The plan list has its budget together with the shell.
const others = screensOf(manifest).filter((screen) => screen !== planList);
const first = filesOfAll(manifest, ['index.html', ...drawnWith(manifest, planList)]);
const kilobytes = (files: Iterable<string>) => gzipSize(dist, files) / 1000;
const beyondShell = (names: string[]) =>
  kilobytes([...filesOfAll(manifest, names)].filter((file) => !shell.has(file)));
const kept = (kB: number, budget: number) => verdict(kB * 1000 <= budget, `≤ ${budget / 1000} kB`);

printTable(
  ['script and style, gzip', 'kB', 'goal'],
  [
    ['shell', kilobytes(shell), ''],
    ['shell and plan list', kilobytes(first), kept(kilobytes(first), budgets.shellAndPlanList)],
    ['fetched in idle time afterwards', kilobytes(filesOfAll(manifest, inIdleTime).difference(first)), ''],
    ['beside it, when a token is fetched or renewed', beyondShell([signIn]), ''],
    ...others.map((screen) => {
      const kB = beyondShell(drawnWith(manifest, screen));
      return [`${screen}, first view, beyond the shell`, kB, kept(kB, budgets.screen)];
    }),
  ],
);
