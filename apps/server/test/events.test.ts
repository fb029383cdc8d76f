import { beforeAll, describe, expect, it } from 'vitest';
import { Api } from './support/api.ts';
import { EventReader } from './support/event-reader.ts';
import { servedHome } from './support/served-home.ts';

const served = servedHome();
let planner: Api;
beforeAll(async () => {
  planner = await Api.planner(served.origin);
});

async function write(value: string): Promise<void> {
  await planner.mustWriteOrder(value, (await planner.readOrder()).stamp);
}

describe('live events', () => {
  it('tell whoever may read the thing, and nobody else, without any content', async () => {
    const reader = await EventReader.open(await Api.signIn(served.origin, 'plan-reader'));
    const stranger = await EventReader.open(await Api.signIn(served.origin, 'user-admin'));
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
