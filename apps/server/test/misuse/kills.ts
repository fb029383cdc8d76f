import { isSameOrNext, writeUntilDead } from '../support/acknowledged-writes.ts';
import { Api } from '../support/api.ts';
import type { Home } from '../support/home.ts';
import { freePort, ServerProcess } from '../support/server-process.ts';
import { timed, type Figure } from './figure.ts';

/** G01: the process is killed in the middle of writes, again and again; every acknowledged one is there afterwards. */
export async function kills(home: Home, rounds: number): Promise<Figure[]> {
  const settings = { ...home.settings, PORT: String(await freePort()), ACCESS_TOKEN_SECONDS: '3600' };
  let server = await ServerProcess.start(settings);
  const api = await Api.planner(server.origin);
  let lost = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const killed = server;
    const { stamp } = await api.readOrder();
    const killSoon = () => void setTimeout(() => void killed.stop('SIGKILL'), 100 + ((round * 37) % 500));
    const last = await writeUntilDead(api, stamp, round, killSoon);
    await killed.ended;
    slowest = Math.max(slowest, await timed(async () => (server = await ServerProcess.start(settings))));
    if (!isSameOrNext(last, (await api.readOrder()).value)) lost += 1;
  }
  await server.stop();
  return [
    { row: 'G01', measure: `acknowledged writes lost in ${rounds} kills`, value: lost, most: 0 },
    { row: 'G01', measure: 'slowest start after a kill in ms', value: slowest, most: 10_000 },
  ];
}
