import type { Permission } from '@crt/domain/permission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object, account = 'administrator') =>
  app.call(account, method, `/api/Report/${path}`, body);
const menu = async () =>
  ((await call('GET', 'GetReportList', undefined, 'no-rights')).body as Output<'listReportMenu'>).content;

it('X1, X2: a report that is added stands in the menu of everybody and can be shown, and is gone when it is deleted', async () => {
  const added = await call('POST', 'Add', { name: ' Backlog ', link: 'https://reports.example.com/backlog' });
  expect(added.body).toMatchObject({ result: 0, message: 'Record added' });
  const { id } = (added.body as { data: { id: number } }).data;
  expect(await menu()).toContainEqual({ id, name: 'Backlog' });
  const edited = await call('PUT', 'Edit', { id, name: 'Backlog', link: 'https://reports.example.com/b' });
  expect(edited.body).toMatchObject({ result: 0, message: 'Record edited' });
  expect((await call('GET', `EmbeddedReport/${id}`, undefined, 'no-rights')).body).toMatchObject({
    data: { id, name: 'Backlog', link: 'https://reports.example.com/b' },
  });
  expect((await call('DELETE', `Remove/${id}`)).body).toMatchObject({
    message: 'Delete operation succeeded',
  });
  expect((await menu()).some((report) => report.id === id)).toBe(false);
  expect((await call('GET', `EmbeddedReport/${id}`)).status).toBe(404);
});

it.each([
  [{ name: '  ' }, 'Name is required'],
  [{ name: 'PLANS BY STATUS' }, 'A report with the name PLANS BY STATUS already exists.'],
  [
    { link: 'javascript:alert(1)' },
    'Enter the whole address of a web page, beginning with http:// or https://.',
  ],
  [
    { link: 'https://user@reports.example.com' },
    'Enter the whole address of a web page, beginning with http:// or https://.',
  ],
])('X3, T5: refuses %j', async (change, message) => {
  const { body } = await call('POST', 'Add', { name: 'New', link: 'https://reports.example.com', ...change });
  expect(body).toMatchObject({ result: 2, data: null, message });
});

it('tells the history of a record to who maintains its kind, and to nobody else', async () => {
  const added = await call('POST', 'Add', { name: 'Told', link: 'https://reports.example.com/told' });
  const { id } = (added.body as { data: { id: number } }).data;
  await call('PUT', 'Edit', { id, name: 'Told again', link: 'https://reports.example.com/told' });
  const history = (as: string | readonly Permission[], kind = 'report') =>
    app.call(as, 'GET', `/api/Changes/GetRecordChanges?kind=${kind}&id=${id}`);
  expect((await history('administrator')).body).toMatchObject({
    data: [
      { field: 'Name', oldText: 'Told', newText: 'Told again', user: { symbol: 'ADIE' } },
      { field: 'Link', oldText: null, newText: 'https://reports.example.com/told' },
      { field: 'Name', oldText: null, newText: 'Told' },
    ],
  });
  expect((await history(['CanManageWorkflows'])).status).toBe(403);
  expect((await history(['CanManageWorkflows'], 'job-step')).status).toBe(200);
  expect((await history('administrator', 'user')).status).toBe(400);
});
