import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object, account = 'administrator') =>
  app.call(account, method, `/api/LeadTimeModifications/${path}`, body);
const list = async () =>
  (await call('GET', 'GetDefaultLeadTimeModifications')).body as Output<'listDefaultLeadTimeModifications'>;
const form = { milestoneId: 7, productTypeId: 2, additionalDays: 2 };

it('a modification is listed with its names, added, changed, told and deleted (T16)', async () => {
  expect((await list()).data).toContainEqual(
    expect.objectContaining({ milestone: 'Out Of Manufacturing', additionalDays: 2, IsDefault: true }),
  );
  const added = await call('POST', 'AddDefaultLeadTimeModification', form);
  expect(added.body).toMatchObject({ result: 0, message: 'Record added' });
  const { id } = (added.body as { data: { id: number } }).data;
  const edited = await call('PUT', 'UpdateDefaultLeadTimeModification', { ...form, id, additionalDays: 3 });
  expect(edited.body).toMatchObject({ result: 0, message: 'Record edited' });
  const told = await app.call(
    'administrator',
    'GET',
    `/api/Changes/GetRecordChanges?kind=lead-time-modification&id=${id}`,
  );
  expect((told.body as Output<'listRecordChanges'>).data[0]).toMatchObject({
    field: 'Additional Days',
    oldText: '2',
    newText: '3',
  });
  expect((await call('DELETE', `DeleteDefaultLeadTimeModification/${id}`)).body).toMatchObject({
    message: 'Delete operation succeeded',
  });
  expect((await list()).data.some((row) => row.id === id)).toBe(false);
});

it.each([
  [
    { milestoneId: 6, productTypeId: 7 },
    'A lead time modification with the Milestone Out Of Manufacturing and the Product Type Temporomandibular Joint Prosthesis already exists.',
  ],
  [{ milestoneId: 1 }, 'This milestone has no lead time.'],
  [{ milestoneId: 77 }, 'This milestone has no lead time.'],
  [{ productTypeId: 9 }, 'The product type Porous Facial Implant is hidden.'],
])('refuses %j (T16)', async (change, message) => {
  const { body } = await call('POST', 'AddDefaultLeadTimeModification', { ...form, ...change });
  expect(body).toMatchObject({ result: 2, data: null, message });
});

it.each([[-1], [0], [1.5]])(
  '%d days are refused by the contract, unlike those of a plan (T16)',
  async (additionalDays) => {
    const answer = await call('POST', 'AddDefaultLeadTimeModification', { ...form, additionalDays });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: '/body/additionalDays' }] } });
  },
);

it('what its dialog offers, to who maintains it only (T16)', async () => {
  const milestones = (await call('GET', 'GetMilestones')).body as Output<'listModifiableMilestones'>;
  expect(milestones.data[0]).toEqual({ id: 2, name: 'File Uploaded' });
  const types = (await call('GET', 'GetProductTypes')).body as Output<'listModifiableProductTypes'>;
  expect(types.data.some(({ name }) => name === 'Porous Facial Implant')).toBe(false);
  for (const path of ['GetDefaultLeadTimeModifications', 'GetMilestones', 'GetProductTypes']) {
    expect((await call('GET', path, undefined, 'planner')).status).toBe(403);
    expect((await app.call(undefined, 'GET', `/api/LeadTimeModifications/${path}`)).status).toBe(401);
  }
});
