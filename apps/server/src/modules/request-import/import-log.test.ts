import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (call: string, as: string | undefined = 'administrator') =>
  app.call(as, 'GET', `/api/ImportRequest/${call}`);
const log = async (query = '') => {
  const { status, body } = await get(`GetImports?${query}`);
  expect(status).toBe(200);
  return body as Output<'listImportLog'>;
};

describe('the import log (R15)', () => {
  it('tells what became of every request, newest first', async () => {
    const { data, count } = await log('limit=100');
    expect(count).toBe(data.length);
    expect(new Set(data.map(({ importId }) => importId)).size).toBe(9);
    const dates = data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const updated = data.find(({ status }) => status === 1);
    expect(updated).toMatchObject({ statusName: 'Updated', skipReason: null });
    expect(updated?.fulfilmentPlanId).toEqual(expect.any(Number));
    expect(updated?.updatedFields[0]?.changeDescription).toMatch(/^Order Number set to SO-\d+\.$/);
    const second = await log('limit=5&page=2');
    expect(second.data.map(({ id }) => id)).toEqual(data.slice(5, 10).map(({ id }) => id));
  });

  it('keeps to a request and to statuses', async () => {
    const [skipped] = (await log('chosenStatuses=2&limit=1')).data;
    expect(skipped).toMatchObject({ statusName: 'Skipped', fulfilmentPlanId: null });
    const ofRequest = await log(`chosenRequestId=${skipped?.requestId}`);
    expect(ofRequest.data.map(({ id }) => id)).toEqual([skipped?.id]);
    const two = await log('chosenStatuses=2&chosenStatuses=3&limit=100');
    expect(new Set(two.data.map(({ statusName }) => statusName))).toEqual(new Set(['Skipped', 'Staged']));
  });

  it.each(['date', 'requestId', 'status'])('sorts by %s both ways without losing a row', async (orderBy) => {
    const [up, down] = [
      await log(`limit=100&orderBy=${orderBy}&ascending=1`),
      await log(`limit=100&orderBy=${orderBy}&ascending=0`),
    ];
    expect(up.data.map(({ id }) => id)).toEqual(down.data.map(({ id }) => id).toReversed());
    expect(new Set(up.data.map(({ id }) => id)).size).toBe(up.count);
  });

  it('finds imported requests by a part of them, once each; signs of patterns are ordinary signs', async () => {
    const find = async (text: string) =>
      ((await get(`GetRequestIds?containsString=${encodeURIComponent(text)}`)).body as { data: string[] })
        .data;
    const [newest] = (await log('limit=1')).data;
    expect(await find(newest?.requestId ?? '')).toEqual([newest?.requestId]);
    const some = await find('26-9');
    expect(some.length).toBeGreaterThan(8);
    expect(new Set(some).size).toBe(some.length);
    for (const sign of ['%', '_', '\\']) expect(await find(sign)).toEqual([]);
  });

  it('is not for everybody, and says what is wrong with a question', async () => {
    expect((await get('GetImports', 'planner')).status).toBe(403);
    expect((await app.call(undefined, 'GET', '/api/ImportRequest/GetImports')).status).toBe(401);
    expect((await get('GetImports?chosenStatuses=7')).status).toBe(400);
    expect((await get('GetImports?orderBy=password')).status).toBe(400);
  });
});
