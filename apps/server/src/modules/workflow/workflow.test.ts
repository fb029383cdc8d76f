import type { WorkflowStep } from '@crt/domain/workflow';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object, as = 'administrator') =>
  app.call(as, method, `/api/Workflow/${path}`, body);
const read = async (id: number) =>
  ((await call('GET', `GetWorkflow/${id}`)).body as Output<'getWorkflow'>).data;
const versionsOf = async (id: number) =>
  ((await call('GET', `GetVersions/${id}`)).body as Output<'listWorkflowVersions'>).data;
const listed = async () => ((await call('GET', 'GetRecords')).body as Output<'listWorkflows'>).records;
const idOf = async (symbol: string) => (await listed()).find((row) => row.symbol === symbol)?.id ?? 0;

const step = (stepId: number, more: Partial<WorkflowStep> = {}) => ({
  stepId,
  successStepId: null,
  failureStepId: null,
  productionOrderStepNumber: 1,
  checkSyncStatusOnly: false,
  ...more,
});
let count = 0;
const form = (steps: readonly object[] = [step(4), step(10)], more: object = {}) => {
  count += 1;
  const names = { symbol: `T${count}`, name: `Trial ${count}`, displayName: 'Try' };
  return { ...names, workflowSteps: steps, ...more };
};
const add = async (body: object = form()) =>
  (await call('POST', 'Add', body)).body as { result: { id: number } };

it('lists the demo workflows by symbol, with versions and steps to read (U1)', async () => {
  const rows = await listed();
  expect(rows).toHaveLength(12);
  expect(rows.map(({ symbol }) => symbol)).toEqual(rows.map(({ symbol }) => symbol).toSorted());
  const milling = await read(await idOf('MILL'));
  expect(milling).toMatchObject({
    version: 2,
    usedBy: expect.stringContaining('Titanium cranial plate') as string,
  });
  expect(milling.workflowSteps.map(({ name, failureName }) => [name, failureName])).toContainEqual([
    'Dimensional Inspection',
    'Milling',
  ]);
});

it('adds a workflow as entered, with its history and event, and offers it for definitions (U6, U8, U11)', async () => {
  app.takeEvents();
  const steps = [
    step(10, { failureStepId: 4, productionOrderStepNumber: 40 }),
    step(4, { checkSyncStatusOnly: true }),
  ];
  const { id } = (await add(form(steps, { symbol: ' LASER ', name: 'Laser' }))).result;
  expect(app.takeEvents()).toMatchObject([{ entity: 'workflow', entityId: String(id) }]);
  const workflow = await read(id);
  expect(workflow).toMatchObject({ symbol: 'LASER', version: 1, usedBy: null });
  expect(workflow.workflowSteps).toMatchObject([
    { name: 'Milling', failureName: 'Print', productionOrderStepNumber: 40 },
    { name: 'Print', successStepId: null, checkSyncStatusOnly: true },
  ]);
  const told = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'workflow'), eq(changes.aggregateId, id)))
    .orderBy(desc(changes.id));
  expect(told.map(({ field, newText }) => [field, newText])).toContainEqual([
    'workflowSteps',
    '1 Milling (failure to Print, No. 40); 2 Print (No. 1, sync status only)',
  ]);
  const { body } = await app.call(
    'administrator',
    'GET',
    '/api/ManufacturingCycleDefinition/GetAllWorkflows',
  );
  expect((body as Output<'listWorkflowsForDefinitions'>).data).toContainEqual(
    expect.objectContaining({ id, name: 'Laser' }),
  );
});

it('keeps every version; the same again makes none (U7)', async () => {
  const body = form();
  const { id } = (await add(body)).result;
  const changed = { ...body, id, displayName: 'Try again', workflowSteps: [step(10), step(4), step(2)] };
  const answer = await call('PUT', 'Update', changed);
  expect(answer.body).toMatchObject({ result: 0, message: 'Workflow updated succesfully.' });
  expect((await call('PUT', 'Update', changed)).body).toMatchObject({
    timestamp: (answer.body as { timestamp: string }).timestamp,
  });
  const versions = await versionsOf(id);
  expect(versions.map(({ version, displayName }) => [version, displayName])).toEqual([
    [2, 'Try again'],
    [1, 'Try'],
  ]);
  expect(versions.map(({ workflowSteps }) => workflowSteps.map(({ stepId }) => stepId))).toEqual([
    [10, 4, 2],
    [4, 10],
  ]);
  expect(versions[0]?.user.symbol).toBe('ADIE');
});

it('says before and when it is tried that a workflow in use stays, and by whom it is used (U7)', async () => {
  const id = await idOf('HEAT');
  const before = await read(id);
  expect((await call('POST', 'CanBeUpdated', { id })).body).toMatchObject({
    data: false,
    message: 'It is used by the cycle definition Universal plating construct.',
  });
  expect((await call('PUT', 'Update', { ...form(), id })).body).toMatchObject({
    result: 2,
    message: expect.stringContaining('This workflow cannot be updated') as string,
  });
  expect(await read(id)).toEqual(before);
  const { id: free } = (await add()).result;
  expect((await call('POST', 'CanBeUpdated', { id: free })).body).toMatchObject({ data: true });
});

it('two people on one workflow: other fields are kept, the same field is refused', async () => {
  const body = form();
  const { id } = (await add(body)).result;
  const { timestampBase64 } = await read(id);
  const update = (more: object) =>
    call('PUT', `Update?timestampBase64=${encodeURIComponent(timestampBase64)}`, { ...body, id, ...more });
  await update({ displayName: 'Theirs' });
  expect((await update({ name: `Mine ${id}` })).body).toMatchObject({
    result: 0,
    message: 'Workflow updated succesfully. The newer change of Display Name was kept.',
  });
  expect(await read(id)).toMatchObject({ displayName: 'Theirs', name: `Mine ${id}` });
  const refusal = (await update({ displayName: 'Other' })).body;
  expect(refusal).toMatchObject({
    result: 2,
    message: 'Display Name was changed by you at the same time. It is now Theirs.',
    timestamp: (await read(id)).timestampBase64,
  });
});

describe('refuses with the reason', () => {
  it.each([
    ['blanks', { name: '  ' }, '/body/name', 'Name is required'],
    ['a name in another case', { name: 'sterilization' }, '/body/name', 'already exists'],
    ['a symbol in another case', { symbol: 'slm' }, '/body/symbol', 'already exists'],
    [
      'a step that names itself',
      { workflowSteps: [step(4, { failureStepId: 4 }), step(2)] },
      '/body/workflowSteps',
      'Print cannot follow itself.',
    ],
    [
      'a step twice',
      { workflowSteps: [step(4), step(4)] },
      '/body/workflowSteps',
      'Print is in the workflow more than once.',
    ],
    [
      'a job step that does not exist',
      { workflowSteps: [step(4), step(999)] },
      '/body/workflowSteps/1/stepId',
      'There is no job step 999.',
    ],
    [
      'a successor elsewhere',
      { workflowSteps: [step(4, { successStepId: 7 }), step(2)] },
      '/body/workflowSteps',
      'Print leads to a step that is not in the workflow.',
    ],
    [
      'a last step that goes on',
      { workflowSteps: [step(4), step(2, { successStepId: 4 })] },
      '/body/workflowSteps',
      'nothing follows its success',
    ],
    [
      'no end',
      { workflowSteps: [step(4), step(2, { successStepId: 4 }), step(9)] },
      '/body/workflowSteps',
      'The workflow never ends: Print to Approve Manufacturing to Print.',
    ],
  ])('%s (U2, U4)', async (_, change, path, message) => {
    const body = { ...form(), ...change };
    const answer = await call('POST', 'Add', body);
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: [{ path, message: expect.stringContaining(message) as string }] },
    });
    const { id } = (await add()).result;
    expect((await call('PUT', 'Update', { ...body, id })).body).toMatchObject({
      result: 2,
      message: expect.stringContaining(message) as string,
    });
  });

  it('300 steps, none, and names of 10,000 characters are no request at all', async () => {
    const many = Array.from({ length: 300 }, (_, place) => step(place + 1));
    for (const change of [{ workflowSteps: many }, { workflowSteps: [] }, { name: 'x'.repeat(10_000) }])
      expect((await call('POST', 'Add', { ...form(), ...change })).status).toBe(400);
  });

  it('who may not maintain workflows, who is nobody, and workflows that are not there', async () => {
    for (const path of ['GetRecords', 'GetWorkflow/1', 'GetVersions/1']) {
      expect((await call('GET', path, undefined, 'planner')).status).toBe(403);
      expect((await app.call(undefined, 'GET', `/api/Workflow/${path}`)).status).toBe(401);
    }
    expect((await call('POST', 'Add', form(), 'planner')).status).toBe(403);
    expect((await call('PUT', 'Update', { ...form(), id: 1 }, 'manufacturing')).status).toBe(403);
    expect((await app.call(undefined, 'POST', '/api/Workflow/Add', form())).status).toBe(401);
    for (const path of ['GetWorkflow/999', 'GetVersions/999'])
      expect((await call('GET', path)).status).toBe(404);
    expect((await call('PUT', 'Update', { ...form(), id: 999 })).status).toBe(404);
    expect((await call('POST', 'CanBeUpdated', { id: 999 })).status).toBe(404);
  });

  it('job steps are offered to who makes prototypes too', async () => {
    const { status, body } = await call('GET', 'GetAllJobSteps', undefined, 'manufacturing');
    expect(status).toBe(200);
    expect((body as Output<'listJobStepsForWorkflows'>).data).toHaveLength(25);
  });
});
