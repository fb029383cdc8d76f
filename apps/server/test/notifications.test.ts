import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { EventReader } from './support/event-reader.ts';
import { makeFilledHome } from './support/filled-home.ts';
import type { Home } from './support/home.ts';
import { orderWatcher, toldOrders } from './support/order-watcher.ts';
import { killAll, ServerProcess } from './support/server-process.ts';

let home: Home;
let server: ServerProcess;

beforeAll(async () => {
  home = await makeFilledHome();
  server = await ServerProcess.start(home.settings);
});
afterAll(async () => {
  await server.stop();
  killAll();
  await home.remove();
});

it('a change reaches the bell of who asked for it within a second or so, and the stream of nobody else (D23, D27)', async () => {
  const planner = await Api.planner(server.origin);
  const watcher = await orderWatcher(server.origin, 'manufacturing');
  const readers = [await EventReader.open(watcher), await EventReader.open(planner)];
  const heard = (place: number) =>
    readers[place]?.heard.filter(({ entity }) => entity === 'notification').length;
  await planner.mustWriteOrder('BELL-1', (await planner.readOrder()).stamp);
  await expect.poll(() => heard(0), { timeout: 2_000, interval: 50 }).toBe(1);
  expect(await toldOrders(watcher, 'BELL-1')).toBe(1);
  expect([heard(1), await toldOrders(planner, 'BELL-1')]).toEqual([0, 0]);
  for (const reader of readers) reader.stop();
});

it('what was changed just before the end is told after the next start (D20)', async () => {
  const planner = await Api.planner(server.origin);
  let { stamp } = await planner.readOrder();
  for (let count = 0; count < 5; count += 1) stamp = await planner.mustWriteOrder(`END-${count}`, stamp);
  await server.stop('SIGKILL');
  server = await ServerProcess.start(home.settings);
  const watcher = await Api.signIn(server.origin, 'manufacturing');
  await expect.poll(() => toldOrders(watcher, 'END-'), { timeout: 5_000 }).toBe(5);
});
