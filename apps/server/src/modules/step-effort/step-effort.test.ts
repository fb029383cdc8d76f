import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object, as = 'administrator') =>
  app.call(as, method, `/api/WorkflowStepEffort/${path}`, body);
const list = async (location = 1) =>
  (await call('GET', `GetEfforts?manufacturingLocationId=${location}`))
    .body as Output<'listWorkflowStepEfforts'>;
const milling = async (location = 1) => {
  const group = (await list(location)).efforts.find(({ name }) => name === 'Milling and Inspection');
  if (!group) throw new Error('The demo world has no milling');
  return group;
};
type Group = Awaited<ReturnType<typeof milling>>;
const edit = (group: Group, items: readonly object[], stamp = group.timestampBase64, as = 'administrator') =>
  call(
    'POST',
    `EditWorkflowStepEffort?timestampBase64=${encodeURIComponent(stamp)}`,
    { id: group.id, name: group.name, items },
    as,
  );
const item = (group: Group, name: string) => {
  const found = group.items.find((one) => one.name === name);
  if (!found) throw new Error(`Milling has no step ${name}`);
  return found;
};

it('lists every workflow of a plant with its steps in order, three levels each and the working day (T22, T23)', async () => {
  const { efforts, workDayDuration } = await list();
  expect(workDayDuration).toBe(540);
  expect(efforts).toHaveLength(12);
  const group = await milling();
  expect(group.items.map(({ name }) => name)).toEqual([
    'Milling',
    'Thread Cutting',
    'Deburring',
    'Dimensional Inspection',
    'Laser Marking',
  ]);
  expect(group.items[0]).toMatchObject({
    effort: 240,
    criticalities: [{ hours: 8 }, { hours: 24 }, { hours: 48 }],
  });
  expect((await milling(2)).items[0]?.effort).toBe(265);
  expect((await milling(4)).items[0]).toMatchObject({
    effort: null,
    showExpectedTime: true,
    requiresWorker: false,
  });
  expect((await call('GET', 'GetEfforts?manufacturingLocationId=999')).status).toBe(404);
});

it('an edit holds for its plant alone, is told step by step and announced (T22, T24)', async () => {
  const group = await milling(4);
  const sent = {
    ...item(group, 'Milling'),
    effort: 500,
    criticalities: [{ level: 2, hours: 0 }],
    showExpectedTime: false,
    requiresWorker: true,
  };
  app.takeEvents();
  expect((await edit(group, [sent])).body).toMatchObject({ result: 0, message: 'Record edited' });
  const events = app.takeEvents().toSorted((one, other) => other.entity.localeCompare(one.entity));
  expect(events).toMatchObject([
    { entity: 'workflow-step-effort', entityId: String(group.id) },
    { entity: 'rescheduling' },
  ]);
  expect(item(await milling(4), 'Milling')).toEqual({
    ...sent,
    criticalities: [
      { level: 1, hours: null },
      { level: 2, hours: 0 },
      { level: 3, hours: null },
    ],
  });
  expect(item(await milling(1), 'Milling').effort).toBe(240);
  const told = await app.call(
    'administrator',
    'GET',
    `/api/Changes/GetRecordChanges?kind=workflow-step-effort&id=${group.id}`,
  );
  expect((told.body as Output<'listRecordChanges'>).data).toMatchObject([
    {
      field: 'Milling',
      oldText: 'no effort; never critical; time shown; needs nobody',
      newText: '500 min; critical after -, 0, - h; time not shown; needs a person',
    },
  ]);
});

it('two people who edit different steps do not meet; of the same step the second is told (T22)', async () => {
  const group = await milling(2);
  const first = { ...item(group, 'Milling'), effort: 300 };
  const second = { ...item(group, 'Deburring'), effort: 15 };
  expect((await edit(group, [first])).body).toMatchObject({ result: 0 });
  expect(
    (
      await edit(
        group,
        group.items.map((one) => (one.name === 'Deburring' ? second : one)),
      )
    ).body,
  ).toMatchObject({
    result: 0,
    message: 'Record edited. The newer change of Milling was kept.',
  });
  const after = await milling(2);
  expect([item(after, 'Milling').effort, item(after, 'Deburring').effort]).toEqual([300, 15]);
  expect((await edit(group, [{ ...first, effort: 310 }])).body).toMatchObject({
    result: 2,
    message:
      'Milling was changed by you at the same time. It is now 300 min; critical after 8, 24, 48 h; time shown; needs a person.',
    timestamp: after.timestampBase64,
  });
});

const send = async (change: object) => {
  const group = await milling();
  const answer = await edit(group, [{ ...item(group, 'Milling'), ...change }]);
  expect(await milling()).toEqual(group);
  return answer;
};

it.each([
  { effort: -1 },
  { effort: 1.5 },
  { effort: 100_001 },
  { criticalities: [{ level: 4, hours: 1 }] },
  { criticalities: [{ level: 1, hours: -1 }] },
])('%j is no request (T22)', async (change) => {
  expect((await send(change)).status).toBe(400);
});

const levels = (...hours: readonly (readonly [number, number])[]) => ({
  criticalities: hours.map(([level, from]) => ({ level, hours: from })),
});

it.each([
  [{ jobStepId: 999 }, 'Milling and Inspection has no job step 999.'],
  [levels([1, 1], [1, 2]), 'Milling: a critical level is there twice.'],
  [levels([1, 8], [2, 4]), 'Milling: Critical level 2 must not begin before level 1.'],
])('refuses %j (T22)', async (change, message) => {
  expect((await send(change)).body).toMatchObject({ result: 2, message });
});

it('only who manages efforts reads and edits them; there are none of a workflow or plant that does not exist (T22)', async () => {
  const group = await milling();
  expect((await call('GET', 'GetEfforts?manufacturingLocationId=1', undefined, 'planner')).status).toBe(403);
  expect((await edit(group, group.items, group.timestampBase64, 'planner')).status).toBe(403);
  expect(
    (await app.call(undefined, 'GET', '/api/WorkflowStepEffort/GetEfforts?manufacturingLocationId=1')).status,
  ).toBe(401);
  for (const id of [990_001, 30_999])
    expect((await call('POST', 'EditWorkflowStepEffort', { id, name: 'X', items: [] })).status).toBe(404);
});
