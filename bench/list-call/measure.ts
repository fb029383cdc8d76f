import { startMeasured, type MeasuredServer, type Target } from '../shared/measured-server.ts';
import type { Row } from '../shared/print-table.ts';
import { verdict } from '../shared/print-table.ts';
import { median } from '../shared/statistics.ts';
import { listCases } from './cases.ts';
import { answersPerSecond } from './load.ts';

const rounds = 60;
const seconds = 6;
/** A server that runs all day has compiled what it runs often; the first seconds after its start are the compiler's. */
const warmUpSeconds = 2;
const connections = 16;
const path = '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems';

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function perSecondStraight(send: () => Promise<unknown>, seconds: number): Promise<number> {
  const from = performance.now();
  const end = from + seconds * 1000;
  let done = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await send();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  // As the client of the server counts: what was begun before the end takes its time too.
  return (done * 1000) / (performance.now() - from);
}

/** Measures every case on one database with `plans` plans in it; fills it first when it is empty. */
export async function measure(target: Target, plans: number): Promise<Row[]> {
  const server = await startMeasured(target, plans);
  try {
    const rows: Row[] = [];
    for (const one of listCases) rows.push(await measureCase(server, one));
    return rows;
  } finally {
    await server.stop();
  }
}

async function measureCase(
  measured: MeasuredServer,
  { name, filters }: (typeof listCases)[number],
): Promise<Row> {
  const body = { filters, limit: 50, page: 1, timezone: 'Europe/Berlin' };
  const call = () => measured.serverTime('POST', path, body);
  // The first call may ask for more: who calls, and whether the query is a new one.
  await call();
  const statements = await measured.readsOf(call);
  const straight = () => measured.straight(statements);
  const [server, direct]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    server.push(await call());
    direct.push(await timed(straight));
  }
  const [a, b] = [median(server), median(direct)];
  const post = { headers: measured.headers, body: JSON.stringify(body) };
  const perSecond = (seconds: number) =>
    answersPerSecond(`${measured.origin}${path}`, post, { connections, seconds });
  await perSecond(warmUpSeconds);
  const rate = await perSecond(seconds);
  await perSecondStraight(straight, warmUpSeconds);
  const straightRate = await perSecondStraight(straight, seconds);
  const share = rate / straightRate;
  return [
    name,
    a,
    b,
    `${(a / b).toFixed(2)} ${verdict(a / b <= 1.5, '≤ 1.5')}`,
    rate,
    straightRate,
    `${share.toFixed(2)} ${verdict(share >= 0.7, '≥ 0.7')}`,
  ];
}
