import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { EventReader } from './support/event-reader.ts';
import { makeFilledHome } from './support/filled-home.ts';
import type { Home } from './support/home.ts';
import { killAll, ServerProcess } from './support/server-process.ts';

let home: Home;
let server: ServerProcess;
let planner: Api;

beforeAll(async () => {
  home = await makeFilledHome();
  server = await ServerProcess.start(home.settings);
  planner = await Api.planner(server.origin);
});
afterAll(async () => {
  await server.stop();
  killAll();
  await home.remove();
});

async function write(value: string): Promise<void> {
  await planner.mustWriteOrder(value, (await planner.readOrder()).stamp);
}

describe('live events', () => {
  it('tell whoever may read the thing, and nobody else, without any content', async () => {
    const reader = await EventReader.open(await Api.signIn(server.origin, 'plan-reader'));
    const stranger = await EventReader.open(await Api.signIn(server.origin, 'user-admin'));
    await write('TOLD-1');
    await expect
      .poll(() => reader.heard)
      .toContainEqual(expect.objectContaining({ entity: 'plan', entityId: String(planner.planId) }));
    expect(JSON.stringify(reader.heard)).not.toContain('TOLD-1');
    expect(Object.keys(reader.heard[0] ?? {}).sort()).toEqual([
      'actorId',
      'entity',
      'entityId',
      'id',
      'requestId',
      'stamp',
    ]);
    await write('TOLD-2');
    await expect.poll(() => reader.heard.length).toBeGreaterThan(1);
    expect(stranger.heard).toEqual([]);
    reader.stop();
    stranger.stop();
  });

  it('are caught up with after a break, in order and each once', async () => {
    const first = await EventReader.open(planner);
    await write('BREAK-1');
    await expect.poll(() => first.heard.length).toBeGreaterThan(0);
    const lastId = first.heard.at(-1)?.id;
    first.stop();
    await write('BREAK-2');
    await write('BREAK-3');
    const second = await EventReader.open(planner, lastId);
    await write('BREAK-4');
    await expect.poll(() => second.heard.filter(({ entity }) => entity === 'plan').length).toBe(3);
    const ids = second.heard.map(({ id }) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    second.stop();
  });

  it('start with a reset when the past is not known any more', async () => {
    const reader = await EventReader.open(planner, '999999');
    await expect.poll(() => reader.heard).toEqual([{ event: 'reset' }]);
    reader.stop();
  });

  it('refuse a last id that is none', async () => {
    const answer = await planner.request('/api/events', { headers: { 'last-event-id': 'x' } });
    expect(answer.status).toBe(400);
  });

  it('are not sent for a write that was refused', async () => {
    const reader = await EventReader.open(planner);
    const { stamp } = await planner.readOrder();
    await write('MEANWHILE');
    await expect.poll(() => reader.heard.length).toBeGreaterThan(0);
    const before = reader.heard.length;
    await planner.writeOrder('STALE', stamp);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(reader.heard).toHaveLength(before);
    reader.stop();
  });
});
