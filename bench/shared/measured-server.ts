import { resultCode } from '@crt/domain/result-code';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createApp, mount } from '../../apps/server/src/app.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { productImport } from '../../apps/server/src/modules/documentation/product/import/product-import.ts';
import { openHistoryKey } from '../../apps/server/src/modules/history/history-key.ts';
import { runImports } from '../../apps/server/src/modules/import/run-import.ts';
import { planCyclesAnew } from '../../apps/server/src/modules/manufacturing/cycle/plan-cycles-anew.ts';
import { rescheduleOpenPlans } from '../../apps/server/src/modules/plan/schedule/reschedule-open-plans.ts';
import type { Storage } from '../../apps/server/src/platform/db/database.ts';
import { openStorage } from '../../apps/server/src/platform/db/open-storage.ts';
import { startServices } from '../../apps/server/src/platform/services.ts';
import { accessToken } from '../../apps/server/test/support/browser.ts';
import { ensureLargeWorld } from './large-world.ts';

/** Where the database of a benchmark lies. */
export interface Target {
  readonly databaseUrl?: string;
  readonly dataDir: string;
}

/** A statement that the server sent. */
export interface Statement {
  readonly sql: string;
  readonly params: unknown[];
}

/** The client under Drizzle and its logger: the way to see the statements of a call and to send them straight. */
interface UnderDrizzle {
  $client: { query(sql: string, params: unknown[]): Promise<unknown> };
  session: { logger: { logQuery(sql: string, params: unknown[]): void } };
}

/** The server in this process over a database filled with the demo world. */
export interface MeasuredServer {
  readonly storage: Storage;
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Calls and reads the whole answer; throws when it is no success, a warning included. */
  call(method: string, path: string, body?: object): Promise<unknown>;
  /** Calls like {@link call} and gives the milliseconds from the arrival of the request to the end of its answer. */
  serverTime(method: string, path: string, body?: object): Promise<number>;
  /** Sends statements straight to the database, one after the other. */
  straight(statements: readonly Statement[]): Promise<void>;
  /** Reading statements that `work` makes the server send, in their order. */
  readsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  /** Plans open plans anew as the background job does, when somebody asked for it. */
  reschedule(): Promise<number>;
  /** Imports the products that were uploaded as the background job does. */
  importProducts(): Promise<number>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Fills the database when it is empty and starts the server over it, signed in as `userName`. */
export async function startMeasured(
  target: Target,
  plans: number,
  userName = 'planner',
): Promise<MeasuredServer> {
  const port = await freePort();
  const env = readEnv({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: target.dataDir,
    DATABASE_URL: target.databaseUrl,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '10000000',
    // On a slow machine a run takes longer than the ten minutes of a person's token.
    ACCESS_TOKEN_SECONDS: '3600',
  });
  const storage = await openStorage({ databaseUrl: target.databaseUrl, dataDir: target.dataDir });
  await storage.migrate();
  const historyKey = await openHistoryKey(storage.db, env);
  await ensureLargeWorld(storage, { count: plans, historyKey }, (line) => console.log(`  ${line}`));
  const { $client, session } = storage.db as unknown as UnderDrizzle;
  // Set before the first call: prepared statements keep the logger that they were prepared with.
  let sink: Statement[] | undefined;
  session.logger = { logQuery: (sql, params) => void sink?.push({ sql, params }) };
  const app = createApp(env);
  let onAnswered: ((ms: number) => void) | undefined;
  app.addHook('onResponse', async (_request, reply) => onAnswered?.(reply.elapsedTime));
  const services = await startServices(env, storage, historyKey, app.log);
  await mount(app, services);
  await app.listen({ port, host: '127.0.0.1' });
  const token = await accessToken(`http://localhost:${port}`, userName);
  const origin = `http://127.0.0.1:${port}`;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  return {
    storage,
    origin,
    headers,
    call: (method, path, body) => call(`${origin}${path}`, method, headers, body),
    serverTime: async (method, path, body) => {
      const answered = new Promise<number>((resolve) => {
        onAnswered = resolve;
      });
      await call(`${origin}${path}`, method, headers, body);
      return answered;
    },
    straight: async (statements) => {
      for (const { sql, params } of statements) await $client.query(sql, params);
    },
    readsOf: async (work) => {
      const seen: Statement[] = [];
      sink = seen;
      await work();
      sink = undefined;
      return seen.filter((statement) => /^\s*(select|with)/i.test(statement.sql));
    },
    reschedule: () => rescheduleOpenPlans(services.work, app.log, planCyclesAnew),
    importProducts: () => runImports(services.work, app.log, productImport),
    stop: async () => {
      await app.close();
      await services.stop();
    },
  };
}

async function call(url: string, method: string, headers: Record<string, string>, body?: object) {
  const { 'content-type': _type, ...bare } = headers;
  const sent = body ? { headers, body: JSON.stringify(body) } : { headers: bare };
  const answer = await fetch(url, { method, ...sent });
  const isJson = answer.headers.get('content-type')?.includes('json');
  const content: unknown = isJson ? await answer.json() : await answer.arrayBuffer();
  if (!answer.ok)
    throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(content).slice(0, 400)}`);
  // What was refused or only asked about would be measured as quick.
  const result = (content as { readonly result?: unknown } | null)?.result;
  if (result === resultCode.warning || result === resultCode.error)
    throw new Error(`${method} ${url}: ${JSON.stringify(content).slice(0, 400)}`);
  return content;
}
