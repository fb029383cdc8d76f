import type { Permission } from '@crt/domain/permission';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { Problem } from '../../errors.ts';
import { changes } from '../history/change.tables.ts';
import { savedFilters } from '../list/list.tables.ts';
import { users } from '../user/user.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(savedFilters);
});

type As = string | readonly Permission[] | undefined;
type SavedQueries = Output<'listDocumentQueries'>;

const manager = 'documentation-manager';
const reader = 'documentation-reader';
const call = (as: As, method: string, path = '', body?: object) =>
  app.call(as, method, `/api/documentation/StoredQuery${path}`, body);
const list = async (path: string, as: As = manager) => (await call(as, 'GET', path)).body as SavedQueries;
const save = async (path: string, body: object, as: As = manager) =>
  (await call(as, 'POST', path, body)).body as number;

const query = 'chosenDivisions=2&orderBy=number&ascending=1';

it('keeps what stands in the address of a list under a name, overwrites it, and shares it (O27, W3, W7)', async () => {
  const id = await save('/Document', { name: ' CMF  documents ', query });
  const other = await save('/Product', {
    name: 'CMF documents',
    query: 'chosenDivisions=2',
    isPrivate: false,
  });
  const first = { id, name: 'CMF documents', isPrivate: true, storedQueryType: 1, query, canBeManaged: true };
  expect(await list('/Document')).toEqual([first]);
  expect(await list('/Document', reader)).toEqual([]);
  const shared = { id: other, name: 'CMF documents', isPrivate: false, storedQueryType: 2 };
  expect(await list('/Product', reader)).toMatchObject([{ ...shared, canBeManaged: false }]);

  expect(await save('/Document', { name: 'CMF DOCUMENTS', query: 'all=1', isPrivate: false })).toBe(id);
  expect(await list('/Document', reader)).toMatchObject([{ id, name: 'CMF DOCUMENTS', query: 'all=1' }]);
  // Who sees it stays as it was where nothing is said of it.
  await save('/Document', { name: 'CMF documents', query });
  expect(await list('/Document', reader)).toMatchObject([{ id, isPrivate: false, query }]);
});

it('lists private before shared, and all of both lists by name for who may read them (B22, W5)', async () => {
  for (const [name, isPrivate] of [
    ['Änderungen', false],
    ['Bone', true],
    ['Angles', true],
  ] as const)
    await save('/Document', { name, query, isPrivate });
  await save('/Product', { name: 'Aprons', query, isPrivate: false });
  const names = (queries: SavedQueries) => queries.map(({ name }) => name);
  expect(names(await list('/Document'))).toEqual(['Angles', 'Bone', 'Änderungen']);
  expect(names(await list(''))).toEqual(['Änderungen', 'Angles', 'Aprons', 'Bone']);
  expect(names(await list('', reader))).toEqual(['Änderungen', 'Aprons']);
  expect(names(await list('', ['CanReadDocuments']))).toEqual(['Änderungen']);
});

it('is renamed and deleted by its owner, with a history of its own (W4, W6)', async () => {
  const id = await save('/Document', { name: 'CMF', query, isPrivate: false });
  await save('/Document', { name: 'Spine', query });
  app.takeEvents();
  expect((await call(reader, 'PUT', '', { id, name: 'Stolen' })).status).toBe(404);
  expect((await call(reader, 'DELETE', `?id=${id}`)).status).toBe(404);
  const clash = await call(manager, 'PUT', '', { id, name: 'spine' });
  expect(clash.status).toBe(409);
  expect((clash.body as Problem).errors).toEqual([
    { path: '/body/name', message: 'A filter with the name Spine already exists.' },
  ]);
  expect((await call(manager, 'PUT', '', { id, name: 'Cranial' })).status).toBe(204);
  expect(app.takeEvents()).toMatchObject([{ entity: 'documentation-query', entityId: String(id) }]);
  expect((await call(manager, 'DELETE', `?id=${id}`)).status).toBe(204);
  expect((await list('/Document')).map(({ name }) => name)).toEqual(['Spine']);
  const history = await app.db.select().from(changes);
  const told = history.filter(
    ({ aggregate, aggregateId }) => aggregate === 'documentation-query' && aggregateId === id,
  );
  expect(told.filter(({ field }) => field === 'name')).toHaveLength(3);
});

it('refuses names without letters, other rights, and strangers; the main system does not see it (O27)', async () => {
  expect((await call(manager, 'POST', '/Document', { name: '  ', query })).status).toBe(400);
  expect((await call(manager, 'POST', '/Document', { name: 'CMF', query: '' })).status).toBe(400);
  expect((await call(['CanReadProducts'], 'POST', '/Document', { name: 'CMF', query })).status).toBe(403);
  expect((await call(['CanReadDocuments'], 'GET', '/Product')).status).toBe(403);
  expect((await call(undefined, 'GET')).status).toBe(401);
  const id = await save('/Document', { name: 'CMF', query });
  const main = await app.call('administrator', 'GET', '/api/QueryStorage/GetStoredQueriesForManagement');
  expect(main.body).toMatchObject({ data: [] });
  const removed = await app.call('administrator', 'POST', `/api/QueryStorage/DeleteQuery/${id}`);
  expect(removed.status).toBe(404);
});

it('takes the name of another filter when that shall be overwritten (W9)', async () => {
  const id = await save('/Document', { name: 'CMF', query });
  await save('/Document', { name: 'Spine', query: 'all=1' });
  const rename = { id, name: 'spine' };
  expect((await call(manager, 'PUT', '', rename)).status).toBe(409);
  expect((await call(manager, 'PUT', '', { ...rename, overwrite: true })).status).toBe(204);
  expect(await list('/Document')).toMatchObject([{ id, name: 'spine', query }]);
});

it("of everybody are shown with their owners to who manages everybody's, and managed there (W5, W8)", async () => {
  const id = await save('/Document', { name: 'CMF', query });
  await save('/Product', { name: 'Aprons', query });
  const everybodys: readonly Permission[] = ['CanReadDocuments', 'CanManageGlobalFilters'];
  const shown = (await call(everybodys, 'GET')).body as Output<'listDocumentationQueries'>;
  expect(shown).toMatchObject([{ id, name: 'CMF', canBeManaged: true }]);
  expect(shown[0]?.ownerName).toMatch(/\w+ \w+/);
  expect(await list('', reader)).toEqual([]);
  // The filter bar and the menu show one's own and shared ones, to everybody.
  expect(await list('/Document', everybodys)).toEqual([]);
  expect((await call(everybodys, 'PUT', '', { id, name: 'Cranial' })).status).toBe(204);
  expect((await call(everybodys, 'DELETE', `?id=${id}`)).status).toBe(204);
  expect(await list('')).toMatchObject([{ name: 'Aprons' }]);
});

it('a private filter is announced to its owner alone, one that others see or saw to all (W5)', async () => {
  const audiences = () => app.takeEvents().map(({ audience }) => audience);
  app.takeEvents();
  const id = await save('/Document', { name: 'CMF', query });
  const [{ ownerUserId } = { ownerUserId: '' }] = await app.db.select().from(savedFilters);
  expect(audiences()).toEqual([ownerUserId]);
  await call(manager, 'PUT', '', { id, name: 'Cranial' });
  expect(audiences()).toEqual([ownerUserId]);
  await save('/Document', { name: 'Cranial', query, isPrivate: false });
  expect(audiences()).toEqual([undefined]);
  await save('/Document', { name: 'Cranial', query, isPrivate: true });
  expect(audiences()).toEqual([undefined]);
  await call(manager, 'DELETE', `?id=${id}`);
  expect(audiences()).toEqual([ownerUserId]);
});

it('no more than 300 filters of a list are shared, whoever shares them and however (W4)', async () => {
  const people = await app.db.select({ id: users.id }).from(users).limit(2);
  const fill = (list: 'plans', count: number, sharingLevel: 0 | 1) =>
    app.db.insert(savedFilters).values(
      Array.from({ length: count }, (_none, place) => ({
        name: `F${sharingLevel}-${place}`,
        list,
        ownerUserId: people[place % 2]?.id ?? '',
        filters: {},
        sharingLevel,
        updatedAt: new Date(0),
      })),
    );
  await fill('plans', 300, 1);
  await fill('plans', 1, 0);
  const stored = await app.db.select().from(savedFilters);
  const hidden = stored.find(({ sharingLevel }) => sharingLevel === 0);
  const twin = stored.find((one) => one.sharingLevel === 1 && one.ownerUserId === hidden?.ownerUserId);
  const share = (newName: string) =>
    app.call('administrator', 'POST', '/api/QueryStorage/UpdateQuerySettings', {
      id: hidden?.id,
      newName,
      sharingLevel: 1,
      ignoreWarning: true,
    });
  expect((await share('One more')).body).toMatchObject({
    result: 2,
    message: 'There can be no more than 300 shared filters for a list.',
  });
  // Another one goes for it.
  expect((await share(twin?.name ?? '')).body).toMatchObject({ result: 0 });
  expect(await app.db.$count(savedFilters)).toBe(300);
});

it('all filters of all people are managed, however many they are (W5)', async () => {
  const people = await app.db.select({ id: users.id }).from(users).limit(12);
  const rows = people.flatMap(({ id: ownerUserId }) =>
    Array.from({ length: 200 }, (_none, place) => ({
      name: `F${place}`,
      list: 'documents' as const,
      ownerUserId,
      filters: { query },
      updatedAt: new Date(0),
    })),
  );
  await app.db.insert(savedFilters).values(rows);
  const shown = await call(['CanReadDocuments', 'CanManageGlobalFilters'], 'GET');
  expect(shown.status).toBe(200);
  expect(shown.body).toHaveLength(2400);
});
