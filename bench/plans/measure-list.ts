import { verdict, type Row } from '../shared/print-table.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';
import { quantile } from '../shared/statistics.ts';

/** A list call to measure: its name, address and body. */
export interface ListCall {
  readonly filter: string;
  readonly sort: string;
  readonly path: string;
  readonly body: object;
}

interface Timed {
  readonly call: ListCall;
  readonly server: number;
  readonly straight: number;
}

const rounds = 2;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The better of two rounds beside the same statements: what the call costs without the noise of neighbours. */
async function measureCall(server: MeasuredServer, call: ListCall): Promise<Timed> {
  const send = () => server.call('POST', call.path, call.body);
  const statements = await server.readsOf(send);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await timed(send));
    times[1].push(await timed(() => server.straight(statements)));
  }
  return { call, server: Math.min(...times[0]), straight: Math.min(...times[1]) };
}

/** One row per filter: p95 over its sorts, the slowest sort, and the same statements sent straight. */
export async function measureLists(
  server: MeasuredServer,
  calls: readonly ListCall[],
  goal: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [filter, ofFilter] of Map.groupBy(calls, (call) => call.filter)) {
    const results: Timed[] = [];
    for (const call of ofFilter) results.push(await measureCall(server, call));
    const p95 = quantile(
      results.map((one) => one.server),
      0.95,
    );
    const straight = quantile(
      results.map((one) => one.straight),
      0.95,
    );
    const worst = results.toSorted((a, b) => b.server - a.server)[0];
    const row: Row = [
      filter,
      quantile(
        results.map((one) => one.server),
        0.5,
      ),
      p95,
      straight,
      worst?.server ?? 0,
      worst?.call.sort ?? '',
      verdict(p95 <= goal, `≤ ${goal}`),
    ];
    console.log(`  ${row.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell)).join('  ')}`);
    rows.push(row);
  }
  return rows;
}
