import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../src/platform/db/test-storage.ts';
import { Api } from '../support/api.ts';
import { EventReader } from '../support/event-reader.ts';
import { killAll, makeFolder, ServerProcess } from '../support/server-process.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';

vi.setConfig({ testTimeout: 120_000 });

const address = process.env['DATABASE_URL'] ?? '';
const folder = makeFolder();
let proxy: TcpProxy;
let database: { url: string; drop: () => Promise<void> };
let server: ServerProcess;
let planner: Api;

beforeAll(async () => {
  database = await createDatabase(address);
  proxy = new TcpProxy(new URL(address));
  await proxy.open();
  server = await ServerProcess.start({ DATA_DIR: folder.path, DATABASE_URL: proxy.urlOf(database.url) });
  planner = await Api.planner(server.origin);
});
afterAll(async () => {
  await server.stop();
  killAll();
  await proxy.cut();
  await database.drop();
  folder.remove();
});

/** Sends one call and gives status, Retry-After and the time it took. */
async function probe(path: string): Promise<{ status: number; retryAfter: string | null; ms: number }> {
  const start = performance.now();
  const answer = await planner.request(path);
  await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - start,
  };
}

const reading = () => probe(`/api/FulfilmentPlan/GetRequestInformation/${planner.planId}`);

describe('PostgreSQL going away', () => {
  it('gives 503 with Retry-After at once, keeps health and pages, and recovers by itself (attack G04)', async () => {
    await proxy.cut();
    const away = await reading();
    expect(away.status).toBe(503);
    expect(Number(away.retryAfter)).toBeGreaterThan(0);
    expect(away.ms).toBeLessThan(2_000);
    expect((await planner.writeOrder('AWAY', 'AAAAAAAAAAE=')).status).toBe(503);
    expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(503);
    expect((await fetch(`${server.origin}/CRT/`)).status).toBe(200);
    const renewal = await fetch(`${server.origin}/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'crt',
        grant_type: 'refresh_token',
        refresh_token: 'x'.repeat(43),
      }),
    });
    expect(renewal.status).toBe(503);
    expect(await renewal.json()).toMatchObject({ error: 'temporarily_unavailable' });
    await proxy.open();
    await expect.poll(async () => (await reading()).status, { timeout: 10_000 }).toBe(200);
    const { stamp } = await planner.readOrder();
    await planner.mustWriteOrder('BACK', stamp);
  });

  it('breaks no stream; what happened meanwhile is told when it is back', async () => {
    const reader = await EventReader.open(planner);
    await proxy.cut();
    await reading();
    const { url } = database;
    const direct = await ServerProcess.start({ DATA_DIR: folder.path, DATABASE_URL: url });
    const other = planner.at(direct.origin);
    // Its tokens name the other process as their issuer: the second one signs in by itself.
    const colleague = await Api.signIn(direct.origin, 'planner');
    colleague.planId = other.planId;
    await colleague.mustWriteOrder('MEANWHILE', (await colleague.readOrder()).stamp);
    await direct.stop();
    expect(reader.heard).toEqual([]);
    await proxy.open();
    await expect
      .poll(() => reader.heard, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ entity: 'plan', entityId: String(planner.planId) }));
    reader.stop();
  });

  it('does not hang on a database that is frozen', async () => {
    await reading();
    proxy.freeze();
    const frozen = await Promise.all([reading(), reading(), planner.writeOrder('FROZEN', 'AAAAAAAAAAE=')]);
    for (const { status } of frozen) expect(status).toBe(503);
    expect(Math.max(...frozen.slice(0, 2).map((call) => ('ms' in call ? call.ms : 0)))).toBeLessThan(10_000);
    proxy.thaw();
    await expect.poll(async () => (await reading()).status, { timeout: 15_000 }).toBe(200);
  });
});
