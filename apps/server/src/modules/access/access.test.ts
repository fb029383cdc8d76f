import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const check = (as: string, names: string[]) => app.call(as, 'POST', '/api/Login/CheckUserPermissions', names);

describe('granted rights', () => {
  it('come from the main system by name, unknown names unassigned', async () => {
    expect((await check('planner', ['CanManageFulfilmentPlan', 'IsDesigner', 'CanFly'])).body).toEqual([
      { permissionName: 'CanManageFulfilmentPlan', assigned: true },
      { permissionName: 'IsDesigner', assigned: false },
      { permissionName: 'CanFly', assigned: false },
    ]);
  });

  it('come from the documentation service', async () => {
    const { body } = await app.call('documentation-reader', 'GET', '/api/documentation/Permission/Granted');
    expect(body).toEqual([
      { permissionName: 'CanReadDocuments', assigned: true },
      { permissionName: 'CanReadProducts', assigned: true },
    ]);
    expect((await app.call('planner', 'GET', '/api/documentation/Permission/Granted')).body).toEqual([]);
  });

  it('come from the design service, even when the main system knows nothing of it (A18)', async () => {
    const { body } = await app.call('mei.moreau', 'GET', '/api/design/permissions');
    expect(body).toEqual(['IsDesigner']);
    expect((await check('mei.moreau', ['IsDesigner'])).body).toEqual([
      { permissionName: 'IsDesigner', assigned: false },
    ]);
  });

  it('are none for the one without rights', async () => {
    expect((await check('no-rights', ['CanReadDocuments'])).body).toEqual([
      { permissionName: 'CanReadDocuments', assigned: false },
    ]);
    expect((await app.call('no-rights', 'GET', '/api/design/permissions')).body).toEqual([]);
  });
});

it('tells its versions and zones to everybody who is signed in', async () => {
  expect((await app.call('no-rights', 'GET', '/api/Version/GetVersion')).body).toMatchObject({
    data: { name: 'CRT' },
  });
  expect((await app.call('no-rights', 'GET', '/api/documentation/Version')).body).toMatchObject({
    name: 'eDOC',
  });
  const zones = await app.call('no-rights', 'GET', '/api/configuration/timezones');
  expect((zones.body as { data: { ianaName: string }[] }).data.map(({ ianaName }) => ianaName)).toContain(
    'Asia/Kolkata',
  );
  const all = await app.call('no-rights', 'GET', '/api/configuration/timezones/all');
  expect((all.body as { data: unknown[] }).data.length).toBeGreaterThan(300);
});
