import { printTable, verdict, type Row } from './print-table.ts';
import type { MeasuredServer } from './measured-server.ts';
import { quantile } from './statistics.ts';

/** A list call to measure: its name, its address and, where it is no GET, its body. */
export interface ListCall {
  readonly filter: string;
  readonly sort: string;
  readonly path: string;
  readonly body?: object;
}

interface Timed {
  readonly call: ListCall;
  readonly server: number;
  readonly straight: number;
}

const rounds = 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The best of some rounds beside the same statements: what the call costs without the noise of neighbours. */
async function measureCall(server: MeasuredServer, call: ListCall): Promise<Timed> {
  const send = () => server.serverTime(call.body ? 'POST' : 'GET', call.path, call.body);
  // The first call may ask for more: who calls, and whether the query is a new one.
  await send();
  const statements = await server.readsOf(send);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await send());
    times[1].push(await timed(() => server.straight(statements)));
  }
  return { call, server: Math.min(...times[0]), straight: Math.min(...times[1]) };
}

/** Milliseconds to aim at, and those that are accepted. */
export interface ListGoal {
  readonly target: number;
  readonly accepted: number;
}

/** Milliseconds within which an answer feels immediate; between target and what is accepted no list gets code of its own. */
export const listGoals = {
  postgresql: { single: { target: 60, accepted: 100 }, combined: { target: 60, accepted: 150 } },
  embedded: { single: { target: 150, accepted: 250 }, combined: { target: 150, accepted: 400 } },
} as const;

/** So many times what the same statements cost when they are sent straight. */
const mostTimesSql = 1.5;

/** What keeps a filter from its target: the database with the same statements alone, or what the server does besides. */
function reasonOf({ server, straight }: Timed, { target }: ListGoal): string {
  if (server <= target) return '';
  return straight > target ? 'its SQL alone' : `${(server - straight).toFixed(1)} ms beside its SQL`;
}

const head = ['filter', 'median', 'p95, ms', 'SQL p95', '× SQL, p95', 'slowest', 'by', 'over by', 'goal'];

/**
 * Prints one row per filter: p95 over its sorts, the slowest sort with what makes it slow, and each case against its own
 * SQL; below them p95 over all.
 */
export async function printLists(
  server: MeasuredServer,
  calls: readonly ListCall[],
  goal: ListGoal,
): Promise<void> {
  const rows: Row[] = [];
  const all: Timed[] = [];
  for (const [filter, ofFilter] of Map.groupBy(calls, (call) => call.filter)) {
    const results: Timed[] = [];
    for (const call of ofFilter) results.push(await measureCall(server, call));
    all.push(...results);
    const row = rowOf(filter, results, goal);
    console.log(`  ${row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join('  ')}`);
    rows.push(row);
  }
  printTable(head, [...rows, rowOf('all of these', all, goal)]);
}

function rowOf(filter: string, results: readonly Timed[], goal: ListGoal): Row {
  const times = results.map((one) => one.server);
  const ratios = results.map((one) => one.server / one.straight);
  const [p95, ratio] = [quantile(times, 0.95), quantile(ratios, 0.95)];
  const worst = results.toSorted((a, b) => b.server - a.server)[0];
  return [
    filter,
    quantile(times, 0.5),
    p95,
    quantile(
      results.map((one) => one.straight),
      0.95,
    ),
    `${quantile(ratios, 0.5).toFixed(2)} ${ratio.toFixed(2)} ${verdict(ratio <= mostTimesSql, `≤ ${mostTimesSql}`)}`,
    worst?.server ?? 0,
    worst?.call.sort ?? '',
    worst ? reasonOf(worst, goal) : '',
    p95 <= goal.target
      ? `met ≤ ${goal.target}`
      : verdict(p95 <= goal.accepted, `accepted ≤ ${goal.accepted}`),
  ];
}
