import { availableParallelism } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../src/platform/db/test-storage.ts';
import { Api } from '../support/api.ts';
import { killAll, makeFolder, ServerProcess } from '../support/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = makeFolder();
let database: { url: string; drop: () => Promise<void> };
let server: ServerProcess;

beforeAll(async () => {
  database = await createDatabase(process.env['DATABASE_URL'] ?? '');
  server = await ServerProcess.start({ DATA_DIR: folder.path, DATABASE_URL: database.url });
});
afterAll(async () => {
  await server.stop();
  killAll();
  await database.drop();
  folder.remove();
});

/** Runs `work` while somebody else holds a lock for which the writes wait. */
async function whileLocked(lock: string, work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(lock);
    await work();
    await holder.query('commit');
  } finally {
    await holder.end();
  }
}

/** Statuses of some readings at once: without a connection they would be 503 after four seconds. */
async function readings(api: Api, path: string): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 4 }, () => api.request(path)));
  return [...new Set(answers.map(({ status }) => status))];
}

/** How many writes failed: on a slow machine those few that wait in the database itself may give up, as the lock is held long. */
const failed = (answers: readonly Response[]) => answers.filter(({ status }) => status !== 200).length;
const mostInDatabase = availableParallelism() + 1;

const untilTheyWait = () => new Promise((resolve) => setTimeout(resolve, 500));

describe('writes that wait for each other', () => {
  it('leave readers their connections: documents', async () => {
    const manager = await Api.signIn(server.origin, 'documentation-manager');
    let writes: Promise<Response>[] = [];
    await whileLocked("select pg_advisory_xact_lock(hashtext('records/documentation'))", async () => {
      writes = Array.from({ length: 90 }, (_none, place) =>
        manager.post('/api/documentation/Document', {
          name: 'At once',
          number: `AT-ONCE-${place}`,
          divisionId: 2,
          typeId: 4,
        }),
      );
      await untilTheyWait();
      expect(await readings(manager, '/api/documentation/Dictionary/Divisions')).toEqual([200]);
    });
    expect(failed(await Promise.all(writes))).toBeLessThanOrEqual(mostInDatabase);
  });

  it('leave readers, and other writers, their connections: a plan', async () => {
    const planner = await Api.planner(server.origin);
    const manager = await Api.signIn(server.origin, 'documentation-manager');
    const { stamp } = await planner.readOrder();
    const path = `/api/FulfilmentPlan/GetRequestInformation/${planner.planId}`;
    let writes: Promise<Response>[] = [];
    await whileLocked(`select from plans where id = ${planner.planId} for update`, async () => {
      writes = Array.from({ length: 80 }, (_none, place) => planner.writeOrder(`O${place}`, stamp));
      await untilTheyWait();
      expect(await readings(planner, path)).toEqual([200]);
      expect((await manager.request('/api/documentation/KeyCode', { method: 'POST' })).status).toBe(200);
    });
    expect(failed(await Promise.all(writes))).toBeLessThanOrEqual(mostInDatabase);
  });
});
