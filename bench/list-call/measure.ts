import { once } from 'node:events';
import { createServer } from 'node:net';
import autocannon from 'autocannon';
import { createApp, mount } from '../../apps/server/src/app.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { ensureDemoWorld } from '../../apps/server/src/platform/demo-world.ts';
import { openStorage } from '../../apps/server/src/platform/db/open-storage.ts';
import type { Storage } from '../../apps/server/src/platform/db/database.ts';
import { startServices } from '../../apps/server/src/platform/services.ts';
import { accessToken } from '../../apps/server/test/support/browser.ts';
import type { Row } from '../shared/print-table.ts';
import { verdict } from '../shared/print-table.ts';
import { median } from '../shared/statistics.ts';
import { listCases } from './cases.ts';

const rounds = 60;
const seconds = 6;

interface Statement {
  sql: string;
  params: unknown[];
}

/** The client under Drizzle and its logger: the way to see the statements of a call and to send them straight. */
interface UnderDrizzle {
  $client: { query(sql: string, params: unknown[]): Promise<unknown> };
  session: { logger: { logQuery(sql: string, params: unknown[]): void } };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Statements that `work` sends, in their order; only reads, because the floor is the list and nothing beside it. */
async function statementsOf(storage: Storage, work: () => Promise<unknown>): Promise<Statement[]> {
  const { session } = storage.db as unknown as UnderDrizzle;
  const before = session.logger;
  const seen: Statement[] = [];
  session.logger = { logQuery: (sql, params) => void seen.push({ sql, params }) };
  await work();
  session.logger = before;
  return seen.filter(({ sql }) => /^\s*select/i.test(sql) && sql.includes('plan'));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function perSecondStraight(send: () => Promise<unknown>, connections: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const loop = async () => {
    while (performance.now() < end) {
      await send();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  return done / seconds;
}

/** Measures every case on one database with `plans` plans in it; fills it first when it is empty. */
export async function measure(
  target: { databaseUrl?: string; dataDir: string },
  plans: number,
): Promise<Row[]> {
  const port = await freePort();
  const env = readEnv({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: target.dataDir,
    DATABASE_URL: target.databaseUrl,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '10000000',
  });
  const storage = await openStorage({ databaseUrl: target.databaseUrl, dataDir: target.dataDir });
  await storage.migrate();
  await ensureDemoWorld(storage, { now: new Date(), plans, onProgress: (line) => console.log(`  ${line}`) });
  const app = createApp(env);
  const services = await startServices(env, storage, app.log);
  await mount(app, services);
  await app.listen({ port, host: '127.0.0.1' });
  try {
    const token = await accessToken(`http://localhost:${port}`, 'planner');
    return await measureCases(
      storage,
      `http://127.0.0.1:${port}/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems`,
      token,
    );
  } finally {
    await app.close();
    await services.stop();
  }
}

async function measureCases(storage: Storage, url: string, token: string): Promise<Row[]> {
  const { $client } = storage.db as unknown as UnderDrizzle;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  const rows: Row[] = [];
  for (const { name, filters } of listCases) {
    const body = JSON.stringify({ filters, limit: 50, page: 1, timezone: 'Europe/Berlin' });
    const call = async () => {
      const answer = await fetch(url, { method: 'POST', headers, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 400)}`);
    };
    const statements = await statementsOf(storage, call);
    const straight = async () => {
      for (const { sql, params } of statements) await $client.query(sql, params);
    };
    const [server, direct]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      server.push(await timed(call));
      direct.push(await timed(straight));
    }
    const [a, b] = [median(server), median(direct)];
    const load = await autocannon({
      url,
      method: 'POST',
      headers,
      body,
      connections: 16,
      duration: seconds,
      workers: 1,
    });
    const straightRate = await perSecondStraight(straight, 16);
    const share = load.requests.average / straightRate;
    rows.push([
      name,
      a,
      b,
      `${(a / b).toFixed(2)} ${verdict(a / b <= 1.5, '≤ 1.5')}`,
      load.requests.average,
      straightRate,
      `${share.toFixed(2)} ${verdict(share >= 0.7, '≥ 0.7')}`,
    ]);
  }
  return rows;
}
