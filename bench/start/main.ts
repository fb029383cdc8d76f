/** How long the server takes until it is ready: on an empty folder (database made and filled) and on a filled one. */
import { makeHome } from '@crt/e2e/database';
import { RunningServer } from '@crt/e2e/server';
import { printTable, verdict } from '../shared/print-table.ts';
import { median } from '../shared/statistics.ts';

const rounds = 5;
const [first, later]: [number[], number[]] = [[], []];

for (let round = 0; round < rounds; round += 1) {
  const home = await makeHome();
  let from = performance.now();
  const server = await RunningServer.start(home);
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
