import { cycleSortColumns } from '@crt/domain/cycle-list';
import { allDesignStatuses, designStatusName } from '@crt/domain/design-status';
import { eq, isNotNull } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { manufacturingJobs } from '../job/job.tables.ts';
import type { CycleFilters } from './cycle-conditions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(600);
});
afterAll(() => app.close());

type Answer = Output<'listManufacturingCycles'>;
const url = (call: string) => `/api/ManufacturingCycle/${call}`;
const post = (call: string, body: object, as: string | undefined = 'manufacturing-reader') =>
  app.call(as, 'POST', url(call), body);
const get = (call: string, as: string | undefined = 'manufacturing-reader') => app.call(as, 'GET', url(call));

function bodyOf(filters: CycleFilters, { limit = 1000, page = 1 } = {}) {
  const { sortColumns = [], upcomingJobSteps = [], selectedAdditionalFilters = [] } = filters;
  const beside = { sortColumns, selectedWorkflowSteps: upcomingJobSteps, selectedAdditionalFilters };
  return { model: { filters, ...beside }, limit, page, timezone: 'Europe/Berlin' };
}

async function list(filters: CycleFilters = {}, paging = {}): Promise<Answer> {
  const { status, body } = await post('GetFilteredManufacturingCycles', bodyOf(filters, paging));
  expect(status).toBe(200);
  return body as Answer;
}
const idsOf = ({ items }: Answer) => new Set(items.map(({ id }) => id));
const everything = async () =>
  app.db.select().from(plans).innerJoin(manufacturingCycles, eq(manufacturingCycles.planId, plans.id));
type Whole = Awaited<ReturnType<typeof everything>>[number];

/** The filter leaves just the cycles that are so, and neither none nor all. */
async function expectLeaves(filters: CycleFilters, isSo: (whole: Whole) => boolean): Promise<void> {
  const all = await everything();
  const meant = all.filter(isSo).map(({ plans: { id } }) => id);
  expect(meant.length).toBeGreaterThan(0);
  expect(meant.length).toBeLessThan(all.length);
  expect(idsOf(await list(filters))).toEqual(new Set(meant));
}

describe('the filters of the cycle list', () => {
  it('leave cycles by what their plans are, and by tab (G2, G13)', async () => {
    expect(idsOf(await list())).toEqual(new Set((await everything()).map((one) => one.plans.id)));
    const [some] = await everything();
    const { type = 1, productTypeId = 0, manufacturingLocationId } = some?.plans ?? {};
    await expectLeaves({ requestId: '12' }, ({ plans: { requestId } }) => requestId.includes('12'));
    await expectLeaves({ chosenProcessingStatuses: [4, 8] }, ({ plans: { status } }) =>
      [4, 8].includes(status),
    );
    await expectLeaves({ productType: productTypeId }, (one) => one.plans.productTypeId === productTypeId);
    await expectLeaves({ requestTypeId: type }, (one) => one.plans.type === type);
    await expectLeaves(
      { chosenManufacturingLocations: [manufacturingLocationId ?? 0] },
      (one) => one.plans.manufacturingLocationId === manufacturingLocationId,
    );
    await expectLeaves(
      { selectedAdditionalFilters: [{ id: 1, selectedValues: ['40'] }] },
      ({ plans: { manufacturingProgress } }) => manufacturingProgress >= 40,
    );
    const designed = await list({ chosenDesignStatuses: [5] });
    expect(new Set(designed.items.map((row) => row.designStatusDescription))).toEqual(new Set(['Approved']));
  });

  it('leave cycles by the steps at which their jobs stand, and that come next (G13)', async () => {
    const jobs = await app.db.select().from(manufacturingJobs).where(isNotNull(manufacturingJobs.nextStepId));
    const { currentStepId, nextStepId } = jobs[0] ?? {};
    const withJob = (is: (job: (typeof jobs)[number]) => boolean) =>
      new Set(jobs.filter(is).map(({ cycleId }) => cycleId));
    const upcoming = await list({ upcomingJobSteps: [{ stepId: nextStepId ?? 0 }] });
    expect(idsOf(upcoming)).toEqual(withJob((job) => job.nextStepId === nextStepId));
    const at = idsOf(await list({ chosenJobSteps: [currentStepId ?? 0] }));
    for (const id of withJob((job) => job.currentStepId === currentStepId)) expect(at).toContain(id);
  });

  it('leave cycles by when they are due, in the days of the viewer, or told from today (G13)', async () => {
    const all = (await list({ sortColumns: [{ sortedColumn: 1, sortOrder: 1 }] })).items;
    const berlin = (date: string | null) =>
      date === null ? '' : new Date(date).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    const day = berlin(all[all.length >> 1]?.dueDate ?? null);
    const dueOn = (is: (day: string) => boolean) =>
      new Set(all.filter(({ dueDate }) => dueDate !== null && is(berlin(dueDate))).map(({ id }) => id));
    expect(idsOf(await list({ startDate: day, endDate: day }))).toEqual(dueOn((one) => one === day));
    expect(idsOf(await list({ startDate: day }))).toEqual(dueOn((one) => one >= day));
    expect(idsOf(await list({ endDate: day }))).toEqual(dueOn((one) => one <= day));
    const relative = { relativeDateModifier: 1, relativeDateAmount: 2, relativeDateFrequency: 1 } as const;
    const next = await list({ isRelativeDate: true, startDate: day, ...relative });
    expect(next.items.length).toBeGreaterThan(0);
    // Told from the app's own today, which is a fixed day.
    const days = next.items.map(({ dueDate }) => Date.parse(dueDate ?? ''));
    expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(15 * 86_400_000);
    expect(next.items.length).toBeLessThan(all.length);
  });

  it('leave critical cycles, which are marked so unless they are on hold (G2, G23)', async () => {
    const all = await list();
    const critical = idsOf(await list({ isCritical: true }));
    const marked = all.items.filter(({ style }) => style === 'critical').map(({ id }) => id);
    expect(marked.length).toBeGreaterThan(0);
    for (const id of marked) expect(critical).toContain(id);
    const others = all.items.filter(({ id, style }) => critical.has(id) && style !== 'critical');
    expect(others.every(({ style }) => style === 'on-hold')).toBe(true);
  });

  it('leave designs by the age of their approval while the STL data are prepared (G15, G16)', async () => {
    for (const value of ['1', '2', '3']) {
      const { items } = await list({ selectedAdditionalFilters: [{ id: 8, selectedValues: [value] }] });
      expect(items.every((row) => row.isPrepareSTLDataStepNotCompleted && row.designApprovalDate)).toBe(true);
    }
    const open = (await list()).items.filter(
      (row) => row.isPrepareSTLDataStepNotCompleted && row.designApprovalDate,
    );
    const { body } = await get('GetListAdditionalFilters/');
    const { data } = body as Output<'listManufacturingAdditionalFilters'>;
    const selectedAdditionalFilters = data
      .filter(({ filterType }) => filterType === 4)
      .map(({ id, selectOptions }) => ({ id, selectedValues: selectOptions.map(({ value }) => value) }));
    expect(selectedAdditionalFilters.map(({ id }) => id)).toEqual([7, 8]);
    for (const choice of selectedAdditionalFilters) await list({ selectedAdditionalFilters: [choice] });
    const all = await list({ selectedAdditionalFilters: selectedAdditionalFilters.slice(1) });
    expect(idsOf(all)).toEqual(new Set(open.map(({ id }) => id)));
    expect(open.length).toBeGreaterThan(0);
  });
});

const stepIn = async () =>
  (await app.db.select().from(manufacturingJobs).where(isNotNull(manufacturingJobs.currentStepId)))[0]
    ?.currentStepId ?? 0;

describe('the order of the cycle list', () => {
  it.each([0, 1, 2, 3, 4, 5] as const)(
    'by column %s both ways, what is missing last, page by page (G14)',
    async (sortedColumn) => {
      const name = cycleSortColumns[sortedColumn] as Exclude<
        keyof Answer['items'][number],
        'chosenCycleMilestones'
      >;
      const sorted = (sortOrder: 0 | 1, paging = {}) =>
        list({ sortColumns: [{ sortedColumn, sortOrder }] }, paging);
      const [up, down] = [await sorted(1), await sorted(0)];
      const present = ({ items }: Answer) => items.map((row) => row[name]).filter((value) => value !== null);
      // Statuses are in the order of their scale, not of their words.
      const rank = ({ items }: Answer) =>
        items.map((row) =>
          allDesignStatuses.findIndex((status) => designStatusName[status] === row.designStatusDescription),
        );
      const compared = (answer: Answer) =>
        name === 'designStatusDescription' ? rank(answer) : present(answer);
      expect(compared(up)).toEqual(compared(down).toReversed());
      for (const answer of [up, down])
        expect(answer.items.slice(0, present(answer).length).every((row) => row[name] !== null)).toBe(true);
      const third = await sorted(1, { limit: 10, page: 3 });
      expect(third.items.map(({ id }) => id)).toEqual(up.items.slice(20, 30).map(({ id }) => id));
      expect(third.filteredPlansCount).toBe(up.items.length);
    },
  );

  it('by the dates of a job step, which are columns then (G8, G9)', async () => {
    const jobStepId = await stepIn();
    const milestones = [0, 1].map((criteria) => ({ jobStepId, criteria: criteria as 0 | 1 }));
    for (const criteria of [0, 1] as const)
      for (const sortOrder of [0, 1] as const) {
        const { items } = await list({
          selectedCycleMilestones: milestones,
          sortColumns: [{ jobStepId, criteria, sortOrder }],
        });
        const dates = items.map((row) => row.chosenCycleMilestones[criteria]?.date ?? null);
        const present = dates.filter((date) => date !== null);
        expect(present.length).toBeGreaterThan(1);
        expect(dates.slice(0, present.length)).toEqual(
          sortOrder ? present.toSorted() : present.toSorted().toReversed(),
        );
      }
  });
});

it('offers what there is, keeps what was chosen, and exports it for every reader (G6, G11, G21, G22)', async () => {
  const options = (await get('GetListFilters')).body as Output<'getManufacturingListFilters'>;
  const types = new Set((await everything()).map((one) => one.plans.productTypeId));
  expect(new Set(options.data.availableProductTypes.map(({ id }) => id))).toEqual(types);
  expect(options.data.availableJobSteps.length).toBeGreaterThan(20);
  const [first] = (await list()).items;
  const found = (await get(`FilterRequests/?containsString=${first?.requestId.slice(-4)}`)).body;
  expect((found as { data: string[] }).data).toContain(first?.requestId);

  const jobStepId = await stepIn();
  const availableColumns = [
    { field: 'requestIdWithManufacturingRevision', name: 'Plan Id', visible: true },
    { field: `step:${jobStepId}:1`, name: 'Milling', visible: true },
  ];
  const filters: CycleFilters = {
    isCritical: true,
    selectedCycleMilestones: [{ jobStepId, criteria: 1 }],
    availableColumns,
  };
  await list(filters);
  expect((await post('SaveFiltersInSession', filters)).status).toBe(200);
  expect((await get('GetChosenFilters')).body).toMatchObject({ data: filters });
  const saved = await post('SaveFiltersPreset', {
    filters,
    sortModel: [{ sortedColumn: 1, sortOrder: 1 }],
    name: 'Critical',
  });
  const { data } = saved.body as Output<'saveManufacturingFiltersPreset'>;
  expect((await get('GetFiltersList')).body).toMatchObject({ content: [{ id: data?.id, name: 'Critical' }] });
  expect(
    (await app.call('manufacturing-reader', 'POST', url(`ExecuteFilter/${data?.id}`))).body,
  ).toMatchObject({ data: { isCritical: true } });
  expect((await post('SaveColumnsConfigurationAsUserDefault', { columns: availableColumns })).status).toBe(
    200,
  );
  expect((await app.call('manufacturing-reader', 'POST', url('GetDefaultColumns'))).body).toMatchObject({
    data: availableColumns,
  });
  const sheet = await get('Export?timezone=Europe/Berlin');
  expect(sheet.status).toBe(200);
});

it('refuses who may not, nobody, and what it does not know (G)', async () => {
  const calls = [
    ['POST', 'GetFilteredManufacturingCycles', bodyOf({})],
    ['POST', 'SaveFiltersInSession', {}],
    ['POST', 'GetDefaultColumns', undefined],
    ['GET', 'GetListFilters', undefined],
    ['GET', 'FilterRequests/?containsString=1', undefined],
    ['GET', 'Export?timezone=UTC', undefined],
  ] as const;
  for (const [method, call, body] of calls) {
    expect((await app.call('no-rights', method, url(call), body)).status).toBe(403);
    expect((await app.call(undefined, method, url(call), body)).status).toBe(401);
  }
});

const oddFilter = { id: 8, selectedValues: ['4'] };
const oddColumn = { field: 'patientName', name: 'Patient', visible: true };

it.each<[string, string, object]>([
  ['sortColumns/0/sortedColumn', 'sortColumns/0/sortedColumn', { sortColumns: [{ sortOrder: 1 }] }],
  [
    'filters/relativeDateModifier',
    'relativeDateModifier',
    { isRelativeDate: true, relativeDateAmount: 2, relativeDateFrequency: 1 },
  ],
  [
    'selectedAdditionalFilters/0/id',
    'selectedAdditionalFilters/0/id',
    { selectedAdditionalFilters: [{ id: 99, selectedValues: ['1'] }] },
  ],
  [
    'selectedAdditionalFilters/0/selectedValues/0',
    'selectedAdditionalFilters/0/selectedValues/0',
    { selectedAdditionalFilters: [oddFilter] },
  ],
  ['selectedWorkflowSteps/0/stepId', 'upcomingJobSteps/0/stepId', { upcomingJobSteps: [{ stepId: 0 }] }],
  ['filters/availableColumns/0/field', 'availableColumns/0/field', { availableColumns: [oddColumn] }],
  ['filters/chosenTab', 'chosenTab', { chosenTab: 'productType-peek' }],
  ['filters/chosenTab', 'chosenTab', { chosenTab: 'requestType-9' }],
])('names what it refuses where it was sent: model/%s, or %s alone (G)', async (listed, kept, filters) => {
  const { sortColumns: sortModel = [], ...others }: CycleFilters = filters;
  const refusalOf = async (call: string, body: object) => {
    const answer = await post(call, body);
    expect(answer.status).toBe(400);
    return (answer.body as { errors: { path: string }[] }).errors[0]?.path;
  };
  const own = kept.startsWith('sortColumns') ? kept.replace('sortColumns', 'sortModel') : `filters/${kept}`;
  const asked = bodyOf(filters);
  // What stands beside the filters is asked there only.
  if (!listed.startsWith('filters/')) asked.model.filters = {};
  expect(await refusalOf('GetFilteredManufacturingCycles', asked)).toBe(`/body/model/${listed}`);
  expect(await refusalOf('SaveFiltersInSession', filters)).toBe(`/body/${kept}`);
  expect(await refusalOf('SaveFiltersPreset', { filters: others, sortModel, name: 'Odd' })).toBe(
    `/body/${own}`,
  );
});

it('finds nothing at a job step that there is not, and has no dates of it; the list stays as it is (G9, G13)', async () => {
  const jobStepId = 999_999_999;
  expect((await list({ chosenJobSteps: [jobStepId] })).filteredPlansCount).toBe(0);
  expect((await list({ upcomingJobSteps: [{ stepId: jobStepId }] })).filteredPlansCount).toBe(0);
  const { items } = await list({
    selectedCycleMilestones: [{ jobStepId, criteria: 1 }],
    sortColumns: [{ jobStepId, criteria: 1, sortOrder: 1 }],
  });
  expect(items.map(({ id }) => id)).toEqual(
    (await list()).items.map(({ id }) => id).toSorted((a, b) => a - b),
  );
  expect(items[0]?.chosenCycleMilestones).toEqual([{ jobStepId, criteria: 1, date: null }]);
});

it.each(['session', 'default'])(
  'exports a head and a sentence where no column is shown, kept for the %s (G8, G22)',
  async (kept) => {
    const columns = [{ field: 'dueDate', name: 'Out-Of-Manuf.', visible: false }];
    await post('SaveFiltersInSession', kept === 'session' ? { availableColumns: columns } : {});
    await post('SaveColumnsConfigurationAsUserDefault', { columns });
    const file = await get('Export?timezone=UTC');
    const [sheet] = (await readXlsx(file.body as Buffer)).sheets;
    expect(sheet?.rows.slice(0, 2)).toEqual([
      ['Manufacturing cycles'],
      ['No column is chosen. Show some in the list and export again.'],
    ]);
  },
);

it('tells the place of a cycle in a list of a thousand rows, as the bulk wizard asks for one (C7, F2)', async () => {
  const { items } = await list({}, { limit: 1000 });
  const id = items[1]?.id ?? 0;
  const { status, body } = await get(`GetDetails/${id}?useContext=true`);
  expect(status).toBe(200);
  const { data } = body as Output<'getManufacturingCycleDetails'>;
  expect(data.context).toMatchObject({ recordIndexNumber: 2, displayedRecordsNumber: 1000 });
});

it('tells which neighbours are prototypes, whose details have an address of their own (G5, F2)', async () => {
  const { items } = await list({}, { limit: 1000 });
  const at = items.findIndex(({ isPrototype }, i) => !isPrototype && items[i + 1]?.isPrototype === true);
  const [before, cycle, after] = items.slice(at - 1, at + 2);
  const { body } = await get(`GetDetails/${cycle?.id}?useContext=true`);
  const { data } = body as Output<'getManufacturingCycleDetails'>;
  expect(data.context).toMatchObject({ prevRecordId: before?.id, nextRecordId: after?.id });
  expect(new Set(data.prototypeNeighbours)).toEqual(
    new Set([before, after].flatMap((row) => (row?.isPrototype ? [row.id] : []))),
  );
  expect(data.prototypeNeighbours).toContain(after?.id);
});

it('sorts by the same date of a step twice as by it once (G14)', async () => {
  const [step] = await app.db
    .select()
    .from(manufacturingJobs)
    .where(isNotNull(manufacturingJobs.currentStepId));
  const by = { jobStepId: step?.currentStepId ?? 0, criteria: 1, sortOrder: 1 } as const;
  const ids = async (sortColumns: NonNullable<CycleFilters['sortColumns']>) =>
    (await list({ sortColumns })).items.map(({ id }) => id);
  expect(await ids([by, by])).toEqual(await ids([by]));
  expect(cycleSortColumns[4]).toBe('productSymbol');
  const symbol = { sortedColumn: 4, sortOrder: 1 } as const;
  expect(await ids([symbol, symbol])).toEqual(await ids([symbol]));
});
