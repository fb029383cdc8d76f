import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const add = (body: object) => app.call('administrator', 'POST', '/api/JobStep/Add', body);
const edit = (id: number, body: object) => app.call('administrator', 'PUT', `/api/JobStep/Edit/${id}`, body);
const records = async () => {
  const { body } = await app.call('administrator', 'GET', '/api/JobStep/GetRecords');
  return (body as { records: { id: number; name: string; usedBy: string | null }[] }).records;
};
const lastChange = async () =>
  (
    await app.db
      .select()
      .from(changes)
      .where(eq(changes.aggregate, 'job-step'))
      .orderBy(desc(changes.id))
      .limit(1)
  )[0];

it('adds, shows by name and renames a step, each with its history and event', async () => {
  const added = await add({ name: '  Engraving ' });
  expect(added.body).toMatchObject({ result: 0, message: 'Record added' });
  const { id } = (added.body as { data: { id: number } }).data;
  const names = (await records()).map(({ name }) => name);
  expect(names).toContain('Engraving');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  expect(await lastChange()).toMatchObject({
    aggregateId: id,
    field: 'name',
    oldText: null,
    newText: 'Engraving',
    userSymbol: 'ADIE',
  });
  app.takeEvents();
  expect((await edit(id, { name: 'Laser Engraving' })).body).toMatchObject({
    result: 0,
    message: 'Record edited',
  });
  expect(await lastChange()).toMatchObject({ oldText: 'Engraving', newText: 'Laser Engraving' });
  expect(app.takeEvents()).toMatchObject([{ entity: 'job-step', entityId: String(id) }]);
  expect((await edit(id, { name: 'laser engraving' })).body).toMatchObject({ result: 0 });
});

it('refuses a name that exists in any case, blanks and steps that do not exist', async () => {
  expect((await add({ name: 'mILLING' })).body).toMatchObject({
    result: 2,
    data: null,
    message: 'A job step with the name mILLING already exists.',
  });
  expect((await add({ name: '   ' })).body).toMatchObject({ result: 2, message: 'Name is required' });
  expect((await edit(1, { name: 'Milling' })).body).toMatchObject({ result: 2 });
  expect((await edit(999, { name: 'Nothing' })).status).toBe(404);
  expect(await add({ name: '' })).toMatchObject({ status: 400, body: { errors: [{ path: '/body/name' }] } });
  expect(await add({ name: 'A', id: 7 })).toMatchObject({
    status: 400,
    body: { errors: [{ path: '/body/id' }] },
  });
});

it('says how many workflows use a step, each once whatever its versions (T2)', async () => {
  const usedBy = new Map((await records()).map(({ name, usedBy: by }) => [name, by]));
  expect(usedBy.get('Sterilization')).toBe('1 workflow');
  expect(usedBy.get('Visual Inspection')).toBe('5 workflows');
});

it('gives two people who add the same name at once one success', async () => {
  const answers = await Promise.all([add({ name: 'Twice' }), add({ name: 'Twice' })]);
  expect(answers.map(({ body }) => (body as { result: number }).result)).toEqual(
    expect.arrayContaining([0, 2]),
  );
});
