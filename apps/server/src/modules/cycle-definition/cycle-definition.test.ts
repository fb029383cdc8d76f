import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const base = '/api/ManufacturingCycleDefinition';
const call = (method: string, path: string, body?: object, as = 'administrator') =>
  app.call(as, method, `${base}/${path}`, body);
const save = async (body: object, query = '') =>
  (await call('PUT', `Save${query}`, body)).body as Output<'saveCycleDefinition'>;
const read = async (id: number) =>
  ((await call('GET', `GetManufacturingCycleDefinition/${id}`)).body as Output<'getCycleDefinition'>).data;
const procedure = (materialNumber: string, workflows: number[], id: number | null = null) => ({
  id,
  materialNumber,
  workflows,
});

it('lists the demo definitions by name, one of them with two materials (U10)', async () => {
  const { records } = (await call('GET', 'GetRecords')).body as Output<'listCycleDefinitions'>;
  expect(records).toHaveLength(8);
  expect(records.map(({ name }) => name)).toEqual(
    records.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
  );
  const joint = records.find(({ name }) => name === 'Jaw joint prosthesis');
  expect((await read(joint?.id ?? 0)).workProcedures.map(({ materialNumber }) => materialNumber)).toEqual([
    '44-5010',
    '44-5020, 44-5021',
  ]);
});

it('a new one answers another id than was sent, a change the same; procedures that stay keep theirs (U11, U12)', async () => {
  app.takeEvents();
  const added = await save({
    id: 0,
    name: ' Orbital ',
    workProcedures: [procedure('50-1', [3, 1]), procedure('50-2', [2])],
  });
  expect(added).toMatchObject({ result: 0, message: 'Manufacturing Cycle Definition created succesfully.' });
  const id = added.id ?? 0;
  expect(id).toBeGreaterThan(0);
  expect(app.takeEvents()).toMatchObject([{ entity: 'cycle-definition', entityId: String(id) }]);
  const first = await read(id);
  expect(first.name).toBe('Orbital');
  expect(first.workProcedures.map(({ workflows }) => workflows.map((flow) => flow.id))).toEqual([
    [3, 1],
    [2],
  ]);
  const [, kept] = first.workProcedures;
  const updated = await save({
    id,
    name: 'Orbital',
    workProcedures: [procedure('50-3', [2, 1], kept?.id ?? null), procedure('50-4', [4])],
  });
  expect(updated).toMatchObject({
    result: 0,
    id,
    message: 'Manufacturing Cycle Definition updated succesfully.',
  });
  expect((await read(id)).workProcedures).toMatchObject([
    { id: kept?.id, materialNumber: '50-3', workflows: [{ id: 2 }, { id: 1 }] },
    { materialNumber: '50-4' },
  ]);
  const told = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'cycle-definition'), eq(changes.field, 'workProcedures')));
  expect(told.at(-1)).toMatchObject({
    oldText: '50-1: MILL, DATA; 50-2: SLM',
    newText: '50-3: SLM, DATA; 50-4: HEAT',
  });
});

it('from then on its workflows stay as they are, until it lets them go (U7)', async () => {
  const flow = await app.call('administrator', 'POST', '/api/Workflow/Add', {
    symbol: 'FREE',
    name: 'Free',
    displayName: 'Free',
    workflowSteps: [
      {
        stepId: 1,
        successStepId: null,
        failureStepId: null,
        productionOrderStepNumber: 1,
        checkSyncStatusOnly: false,
      },
    ],
  });
  const workflowId = (flow.body as Output<'addWorkflow'>).result.id;
  const mayChange = async () =>
    (
      (await app.call('administrator', 'POST', '/api/Workflow/CanBeUpdated', { id: workflowId }))
        .body as Output<'canUpdateWorkflow'>
    ).data;
  const { id } = await save({ id: 0, name: 'Binding', workProcedures: [procedure('60-1', [workflowId])] });
  expect(await mayChange()).toBe(false);
  await save({ id: id ?? 0, name: 'Binding', workProcedures: [procedure('60-1', [1])] });
  expect(await mayChange()).toBe(true);
});

it('refuses one work procedure for two materials', async () => {
  const id = (await read(1)).workProcedures[0]?.id;
  const workProcedures = [procedure('70', [1], id), procedure('71', [1], id)];
  expect(await save({ id: 1, name: 'Twice', workProcedures })).toMatchObject({
    result: 2,
    message: 'This work procedure is not one of this definition.',
  });
});

it.each([
  [{ name: '  ' }, 'Name is required'],
  [{ name: 'peek CRANIAL' }, 'A manufacturing cycle definition with the name peek CRANIAL already exists.'],
  [{ workProcedures: [procedure('  ', [1])] }, 'Material Number is required'],
  [{ workProcedures: [procedure('7A', [1]), procedure('7a', [2])] }, 'The material 7a is there twice.'],
  [{ workProcedures: [procedure('70', [1, 999])] }, 'There is no workflow 999.'],
  [{ workProcedures: [procedure('70', [1], 1)] }, 'This work procedure is not one of this definition.'],
])('refuses %j (U11, U12)', async (change, message) => {
  const body = { id: 0, name: 'Refused', workProcedures: [procedure('70', [1])], ...change };
  expect(await save(body)).toMatchObject({ result: 2, id: null, message });
});

it('a stale save does not overwrite what somebody else changed', async () => {
  const body = { name: 'Shared', workProcedures: [procedure('80-1', [1])] };
  const id = (await save({ id: 0, ...body })).id ?? 0;
  const before = await read(id);
  const procedureId = before.workProcedures[0]?.id;
  const mine = { id, name: 'Shared', workProcedures: [procedure('80-1', [1], procedureId)] };
  const query = `?timestampBase64=${encodeURIComponent(before.timestampBase64)}`;
  await save({ ...mine, name: 'Theirs' }, query);
  expect(await save({ ...mine, name: 'Mine' }, query)).toMatchObject({
    result: 2,
    message: 'Name was changed by you at the same time. It is now Theirs.',
  });
  expect((await read(id)).name).toBe('Theirs');
});

it('is closed to who may not maintain workflows, and no request without procedures or workflows', async () => {
  const body = { id: 0, name: 'Closed', workProcedures: [procedure('90', [1])] };
  expect((await call('PUT', 'Save', body, 'planner')).status).toBe(403);
  expect((await call('GET', 'GetRecords', undefined, 'planner')).status).toBe(403);
  expect((await app.call(undefined, 'PUT', `${base}/Save`, body)).status).toBe(401);
  expect((await call('PUT', 'Save', { ...body, id: 999 })).status).toBe(404);
  expect((await call('GET', 'GetManufacturingCycleDefinition/999')).status).toBe(404);
  for (const workProcedures of [
    [],
    [procedure('90', [])],
    [procedure('90', [1, 1])],
    [procedure('x'.repeat(41), [1])],
  ])
    expect((await call('PUT', 'Save', { ...body, workProcedures })).status).toBe(400);
});
