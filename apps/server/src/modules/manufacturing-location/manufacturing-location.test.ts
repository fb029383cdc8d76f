import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const url = (call: string) => `/api/ManufacturingLocations/${call}`;

it('listActiveLocations leaves the closed plant out, for anybody who is signed in', async () => {
  const { body } = await app.call('manufacturing-reader', 'GET', url('GetActiveManufacturingLocations'));
  expect(body).toMatchObject({
    data: [
      { id: 1, name: 'Berlin' },
      { id: 2, name: 'Detroit' },
      { id: 3, name: 'Tokyo' },
    ],
  });
  expect((await app.call(undefined, 'GET', url('GetActiveManufacturingLocations'))).status).toBe(401);
});

it('listLocationOptions shows it disabled to those who configure', async () => {
  const { body } = await app.call('administrator', 'GET', url('GetLocations'));
  const { data } = body as { data: { name: string; disabled: boolean }[] };
  expect(data.filter(({ disabled }) => disabled).map(({ name }) => name)).toEqual(['Leiden']);
  expect((await app.call('planner', 'GET', url('GetLocations'))).status).toBe(403);
});
