/** How long the server takes until it is ready: on an empty folder (database made and filled) and on a filled one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeHome } from '@crt/e2e/database';
import { RunningServer } from '@crt/e2e/server';
import { printTable, verdict } from '../shared/print-table.ts';
import { median } from '../shared/statistics.ts';

const rounds = 5;
const root = join(import.meta.dirname, '..', '..');
const built = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(1);

// As in use, not as in tests: answers are not checked against the contract.
const inUse = { NODE_ENV: '' };
const [first, later]: [number[], number[]] = [[], []];

for (let round = 0; round < rounds; round += 1) {
  const home = await makeHome();
  let from = performance.now();
  const server = await RunningServer.start(home, inUse);
  first.push((performance.now() - from) / 1000);
  await server.stop();
  from = performance.now();
  await server.startAgain();
  later.push((performance.now() - from) / 1000);
  await server.stop();
  await home.remove();
}

printTable(
  ['start until ready, s', 'median', 'slowest', 'goal'],
  [
    ['empty folder', median(first), Math.max(...first), verdict(median(first) <= 10, '≤ 10 s')],
    ['filled folder', median(later), Math.max(...later), verdict(median(later) <= 3, '≤ 3 s')],
  ],
);
