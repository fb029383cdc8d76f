/**
 * `npm run misuse [-- attack …] [--minutes 30] [--kills 60]`: the long form of the attacks in this folder
 * on processes of its own, with embedded storage or, where DATABASE_URL is set, with fresh databases there. Prints a table
 * of figures, also where an attack threw; ends with 1 then, and when a figure is worse than it may be.
 */
import { parseArgs } from 'node:util';
import type { Figure } from './figure.ts';
import { report, runAttacks } from './run-attacks.ts';
import { makeHome, type Home } from '../support/home.ts';
import { killAll, ServerProcess } from '../support/server-process.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '30' }, kills: { type: 'string', default: '60' } },
});
// Read when the samples are made, which is why the attacks are loaded after it.
process.env['CRT_FUZZ_RUNS'] ??= '150';
const { flood, fuzz } = await import('./fuzz.ts');
const { cutOff, flooded, halfSent, pipelined } = await import('./half-sent.ts');
const { kills } = await import('./kills.ts');
const { soak } = await import('./soak.ts');
const { databaseAway } = await import('./database-away.ts');
const { closedByState } = await import('./closed-by-state.ts');
const { atOnce } = await import('./at-once.ts');
const { paging } = await import('./paging.ts');
const { heavyReads } = await import('./heavy-reads.ts');
const { manyPreviews } = await import('./previews.ts');

/** How long an answer may take on a machine that has nothing else to do. */
const quickMs = 1_000;

const databaseUrl = process.env['DATABASE_URL'];

/** An attack on a server that was started for it; what the server could not answer is told with its causes. */
const onServer = (attack: (server: ServerProcess) => Promise<Figure[]>) => async (home: Home) => {
  const server = await ServerProcess.start({ ...home.settings, ACCESS_TOKEN_SECONDS: '3600' });
  return attack(server).finally(async () => {
    for (const line of server.faults.slice(0, 20)) console.error(line.slice(0, 2_000));
    await server.stop();
  });
};

const attacks: Readonly<Record<string, (home: Home) => Promise<Figure[]>>> = {
  'half-sent': onServer(({ origin }) => halfSent(origin, 1_000, quickMs)),
  flooded: onServer((server) => flooded(server, 20_000, 5 * quickMs)),
  pipelined: onServer(({ origin }) => pipelined(origin, 400, quickMs)),
  'cut-off': onServer(({ origin }) => cutOff(origin)),
  flood: onServer(({ origin }) => flood(origin, quickMs)),
  fuzz: onServer(({ origin }) => fuzz(origin)),
  'closed-by-state': onServer(({ origin }) => closedByState(origin)),
  'at-once': onServer(({ origin }) => atOnce(origin)),
  paging: onServer(({ origin }) => paging(origin)),
  'heavy-reads': onServer(({ origin }) => heavyReads(origin, 500)),
  previews: onServer(({ origin }) => manyPreviews(origin, quickMs)),
  kills: (home) => kills(home, Number(values.kills)),
  soak: onServer((server) => soak(server, Number(values.minutes))),
  ...(databaseUrl ? { 'database-away': () => databaseAway(databaseUrl, 60) } : {}),
};

const unknown = positionals.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  console.error(`No such attack: ${unknown.join(', ')}. Known: ${Object.keys(attacks).join(', ')}.`);
  process.exit(2);
}

const chosen = Object.entries(attacks).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const outcome = await runAttacks(
  Object.fromEntries(
    chosen.map(([name, attack]) => [
      name,
      async () => {
        const home = await makeHome();
        return attack(home).finally(() => home.remove());
      },
    ]),
  ),
);
killAll();
process.exit(report(outcome));
