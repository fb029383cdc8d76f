import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { savedFilters } from '../../list/list.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Without those of the demo world.
  await app.db.delete(savedFilters);
});
afterAll(() => app.close());

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const save = async (name: string, requestId: string, more: object = {}) =>
  (
    await app.call('planner', 'POST', url('SaveFiltersPreset'), {
      filters: { requestId },
      sortModel: [{ columnName: 'quantity', sortOrder: 0 }],
      name,
      ...more,
    })
  ).body as Output<'savePlanFiltersPreset'>;
const menu = async (as = 'planner') =>
  ((await app.call(as, 'GET', url('GetFiltersList'))).body as Output<'listPlanFilters'>).content;

it('saves, asks before overwriting, applies and lists private before public (E20 to E23, E28, B22)', async () => {
  const saved = await save('Late ones', '100');
  expect(saved).toMatchObject({ result: 0, message: 'Filter saved succesfully.' });
  const id = saved.data?.id ?? 0;
  expect(await save('LATE ONES', '200')).toMatchObject({ result: 1, data: null });
  expect(await save('Late ones', '200', { ignoreWarning: true })).toMatchObject({ result: 0, data: { id } });
  await save('Another', '1');
  await save('Änderungen', '3');
  await save('Shared', '2');
  await app.db.update(savedFilters).set({ sharingLevel: 1 }).where(eq(savedFilters.name, 'Shared'));
  expect((await menu()).map(({ name, sharingLevel }) => [name, sharingLevel])).toEqual([
    ['Änderungen', 0],
    ['Another', 0],
    ['Late ones', 0],
    ['Shared', 1],
  ]);
  expect((await menu('plan-reader')).map(({ name }) => name)).toEqual(['Shared']);
  const applied = await app.call('planner', 'POST', url(`ExecuteFilter/${id}`));
  const expected = {
    requestId: '200',
    storedQueryId: id,
    storedQueryActiveDisplayName: 'Late ones',
    sortColumns: [{ columnName: 'quantity' }],
  };
  expect(applied.body).toMatchObject({ data: expected });
  expect((await app.call('planner', 'GET', url('GetChosenFilters'))).body).toMatchObject({ data: expected });
  expect((await app.call('plan-reader', 'POST', url(`ExecuteFilter/${id}`))).status).toBe(404);
  // Whoever manages everybody's filters may look at what they show (W2, W5).
  expect(await app.call('administrator', 'POST', url(`ExecuteFilter/${id}`))).toMatchObject({
    status: 200,
    body: { data: expected },
  });
});

it('knows a name again whose letters databases write small in their own way (E21, W9, attack C03)', async () => {
  const name = 'İzmir ÄÖ';
  const saved = await save(name, '1');
  expect(saved).toMatchObject({ result: 0 });
  expect(await save(name, '2')).toMatchObject({ result: 1, data: null });
  const other = await save('Another name', '3', { ignoreWarning: true });
  const rename = { id: other.data?.id, newName: name, sharingLevel: 0 };
  const renamed = await app.call('planner', 'POST', '/api/QueryStorage/UpdateQuerySettings', rename);
  expect(renamed).toMatchObject({ status: 200, body: { result: 1 } });
});

it('refuses blank names', async () => {
  const answer = await app.call('planner', 'POST', url('SaveFiltersPreset'), {
    filters: {},
    sortModel: [],
    name: '  ',
  });
  expect(answer.status).toBe(400);
});

it('refuses an order by a column that there is not, which nobody could ever see', async () => {
  const answer = await app.call('planner', 'POST', url('SaveFiltersPreset'), {
    filters: {},
    sortModel: [{ columnName: 'password', sortOrder: 1 }],
    name: 'By password',
  });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: [{ path: '/body/sortModel/0/columnName', message: 'There is no column password to sort by.' }],
    },
  });
  expect((await menu()).map(({ name }) => name)).not.toContain('By password');
});

it('offers additional filters with their chosen values and narrows by those that exist (E17)', async () => {
  const selectedAdditionalFilters = [
    { id: 1, selectedValues: ['50'] },
    { id: 2, selectedValues: ['1', '2'] },
  ];
  await app.call('planner', 'POST', url('SaveFiltersInSession'), { selectedAdditionalFilters });
  const { body } = await app.call('planner', 'GET', url('GetListAdditionalFilters'));
  const { data } = body as Output<'listPlanAdditionalFilters'>;
  expect(new Set(data.map(({ filterType }) => filterType))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(data[0]).toMatchObject({ checked: true, selectedValue: 50 });
  expect(data[1]).toMatchObject({ checked: true, selectedValues: ['1', '2'] });
  const listed = await app.call('planner', 'POST', url('GetFilteredFulfilmentPlanItems'), {
    filters: { selectedAdditionalFilters },
    limit: 100,
    page: 1,
  });
  const rows = (listed.body as Output<'listPlans'>).data;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.manufacturingProgress >= 50 && row.requestTypeId <= 2)).toBe(true);
});

it('takes every additional value that it offers, and finds nothing for a location that is gone (E17)', async () => {
  const { body } = await app.call('planner', 'GET', url('GetListAdditionalFilters'));
  const { data } = body as Output<'listPlanAdditionalFilters'>;
  const list = (id: number, selectedValues: string[]) =>
    app.call('planner', 'POST', url('GetFilteredFulfilmentPlanItems'), {
      filters: { selectedAdditionalFilters: [{ id, selectedValues }] },
      limit: 10,
      page: 1,
    });
  const offered = data.filter(({ filterType }) => filterType === 4);
  expect(offered.map(({ name }) => name)).toEqual(['Category', 'Manufacturing Location', 'Due']);
  for (const { id, selectOptions } of offered) {
    const values = selectOptions.map(({ value }) => value);
    expect(values.length).toBeGreaterThan(1);
    expect((await list(id, values)).status).toBe(200);
  }
  expect(await list(3, ['999999'])).toMatchObject({ status: 200, body: { filteredPlansCount: 0 } });
});

it.each<string[]>([
  ['nonsense', 'Nonsense', 'field'],
  ['milestone:77', 'Shipped', 'field'],
  ['priority', 'Prio\u0001rity', 'name'],
  ['priority', 'Prio\u000Brity', 'name'],
  ...['\uFFFE', '\uFFFF', '\u202E', '\u200B \u2060', '   '].map((name) => ['priority', name, 'name']),
])(
  'refuses the column %j called %j, which no list and no spreadsheet could show',
  async (field, name, at) => {
    const columns = [{ field, name, visible: true }];
    const refused = { status: 400, body: { errors: [{ path: `/body/columns/0/${at}` }] } };
    expect(
      await app.call('planner', 'POST', url('SaveColumnsConfigurationAsUserDefault'), { columns }),
    ).toMatchObject(refused);
    const preset = { filters: { availableColumns: columns }, sortModel: [], name: 'Odd columns' };
    expect(await app.call('planner', 'POST', url('SaveFiltersPreset'), preset)).toMatchObject({
      status: 400,
      body: { errors: [{ path: `/body/filters/availableColumns/0/${at}` }] },
    });
  },
);

it('keeps default columns per person (E24)', async () => {
  const standard = (await app.call('plan-reader', 'POST', url('GetDefaultColumns')))
    .body as Output<'getDefaultPlanColumns'>;
  expect(standard.data[0]).toEqual({ field: 'requestIdWithRevision', name: 'Plan ID', visible: true });
  expect(standard.data[1]).toEqual({ field: 'milestone:7', name: 'Shipped', visible: true });
  const columns = standard.data.map((column) => ({ ...column, visible: false }));
  await app.call('planner', 'POST', url('SaveColumnsConfigurationAsUserDefault'), { columns });
  expect((await app.call('planner', 'POST', url('GetDefaultColumns'))).body).toMatchObject({ data: columns });
  expect((await app.call('plan-reader', 'POST', url('GetDefaultColumns'))).body).toMatchObject({
    data: standard.data,
  });
});
