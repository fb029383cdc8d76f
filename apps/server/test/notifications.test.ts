import { expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { EventReader } from './support/event-reader.ts';
import { orderWatcher, toldOrders } from './support/order-watcher.ts';
import { servedHome } from './support/served-home.ts';

const served = servedHome();

it('a change reaches the bell of who asked for it within a second or so, and the stream of nobody else (D23, D27)', async () => {
  const planner = await Api.planner(served.origin);
  const watcher = await orderWatcher(served.origin, 'manufacturing');
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
  const planner = await Api.planner(served.origin);
  let { stamp } = await planner.readOrder();
  for (let count = 0; count < 5; count += 1) stamp = await planner.mustWriteOrder(`END-${count}`, stamp);
  await served.restart('SIGKILL');
  const watcher = await Api.signIn(served.origin, 'manufacturing');
  await expect.poll(() => toldOrders(watcher, 'END-'), { timeout: 5_000 }).toBe(5);
});
