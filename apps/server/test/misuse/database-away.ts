import { createDatabase } from '../../src/platform/db/test-storage.ts';
import { Api } from '../support/api.ts';
import { makeFolder, ServerProcess } from '../support/server-process.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { timed, type Figure } from './figure.ts';

/** G04: PostgreSQL is away for a minute; calls are refused at once, and answered again as soon as it is back. */
export async function databaseAway(address: string, seconds: number): Promise<Figure[]> {
  const database = await createDatabase(address);
  const folder = makeFolder();
  const proxy = new TcpProxy(new URL(address));
  await proxy.open();
  const DATABASE_URL = proxy.urlOf(database.url);
  const server = await ServerProcess.start({ DATA_DIR: folder.path, DATABASE_URL });
  try {
    const api = await Api.planner(server.origin);
    const read = async () => (await api.request(`/api/FulfilmentPlan/GetPlanData/${api.planId}`)).status;
    await proxy.cut();
    const end = Date.now() + seconds * 1000;
    let slowest = 0;
    let others = 0;
    while (Date.now() < end) {
      slowest = Math.max(slowest, await timed(async () => (others += Number((await read()) !== 503))));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await proxy.open();
    const back = await timed(() =>
      server.until(async () => (await read()) === 200, 60_000, 'did not recover'),
    );
    return [
      {
        row: 'G04',
        measure: `answers other than 503 in ${seconds} s without database`,
        value: others,
        most: 0,
      },
      { row: 'G04', measure: 'slowest refusal without database in ms', value: slowest, most: 2_000 },
      { row: 'G04', measure: 'ms until the first answer after its return', value: back, most: 10_000 },
    ];
  } finally {
    await server.stop();
    await proxy.cut();
    await database.drop();
    folder.remove();
  }
}
