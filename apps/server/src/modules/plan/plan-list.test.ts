import { planStatusName } from '@crt/domain/plan-status';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { listQueries } from '../list/list.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { planMilestones } from './plan-milestone.tables.ts';
import { plans } from './plan.tables.ts';

type PlanList = Output<'listPlans'>;
type Row = PlanList['data'][number];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(240);
});
afterAll(() => app.close());

async function list(filters: object, paging: object = {}): Promise<PlanList> {
  const body = { filters, limit: 100, page: 1, ...paging };
  const answer = await app.call(
    'planner',
    'POST',
    '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
    body,
  );
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as PlanList;
}
const sortBy = (columnName: string, sortOrder: 0 | 1) => ({ sortColumns: [{ columnName, sortOrder }] });

describe('plan list', () => {
  it('shows the newest plans first and counts all', async () => {
    const { data, filteredPlansCount, page } = await list({}, { limit: 10 });
    expect({ page, filteredPlansCount }).toEqual({ page: 1, filteredPlansCount: 240 });
    expect(data.map(({ id }) => id)).toEqual([240, 239, 238, 237, 236, 235, 234, 233, 232, 231]);
  });

  it('gives the last page for a page beyond it, and page 1 of nothing', async () => {
    const last = await list({}, { limit: 50, page: 99 });
    expect(last.page).toBe(5);
    expect(last.data.at(-1)?.id).toBe(1);
    expect(await list({ requestId: 'nothing has this' }, { page: 7 })).toMatchObject({
      data: [],
      filteredPlansCount: 0,
      page: 1,
    });
  });

  it('finds contained request ids and takes % and _ for ordinary signs', async () => {
    const one = await list({ requestId: ' 10017 ' });
    expect(one.data.map(({ id }) => id)).toEqual([17]);
    for (const requestId of ['%', '_', '\\', '1%7'])
      expect((await list({ requestId })).filteredPlansCount).toBe(0);
  });

  it('filters by type, product, statuses and centres together', async () => {
    const byType = await list({ chosenProducts: ['2'] });
    expect(new Set(byType.data.map(({ productType }) => productType))).toEqual(
      new Set(['Mandible Reconstruction Plate']),
    );
    const [product] = await app.db.select().from(plans).where(eq(plans.id, 20));
    const choice = `${product?.productTypeId}-${product?.productId}`;
    const byProduct = await list({ chosenProducts: [choice] });
    expect(byProduct.data.some(({ id }) => id === 20)).toBe(true);
    expect(byProduct.filteredPlansCount).toBeLessThan(byType.filteredPlansCount + 240);
    const combined = await list({
      chosenProcessingStatuses: [4, 8],
      chosenDesignStatuses: [5],
      chosenDistributionCenters: [1, 2],
    });
    expect(combined.data.length).toBeGreaterThan(0);
    for (const row of combined.data) {
      expect([4, 8]).toContain(row.processingStatus);
      expect(row.designStatus).toBe('Approved');
      expect(['Kalamazoo', 'Freiburg']).toContain(row.distributionCenter);
    }
    expect((await list({ chosenProducts: ['9999999999-9999999999'] })).filteredPlansCount).toBe(0);
  });

  it('filters by a milestone date as one day, a range and a relative range in the zone of the viewer', async () => {
    await app.db
      .update(planMilestones)
      .set({ plannedAt: new Date('2026-12-24T20:00:00Z') })
      .where(sql`${planMilestones.planId} = 240 and ${planMilestones.type} = 1`);
    const milestone = { dateType: 1, chosenMilestoneId: 1 };
    const ids = async (filters: object, timezone: string) =>
      (await list({ ...milestone, ...filters }, { timezone })).data.map(({ id }) => id);
    expect(await ids({ dateFilter: 1, chosenDate: '2026-12-24' }, 'Europe/Berlin')).toEqual([240]);
    expect(await ids({ dateFilter: 1, chosenDate: '2026-12-24' }, 'Asia/Tokyo')).toEqual([]);
    expect(await ids({ dateFilter: 1, chosenDate: '2026-12-25' }, 'Asia/Tokyo')).toEqual([240]);
    expect(await ids({ dateFilter: 2, startDate: '2026-12-01' }, 'UTC')).toEqual([240]);
    const next = (relativeDateAmount: number) => ({
      dateFilter: 3,
      isRelativeDate: true,
      relativeDateModifier: 1,
      relativeDateAmount,
      relativeDateFrequency: 0,
    });
    expect(await ids(next(33), 'UTC')).toEqual([]);
    expect(await ids(next(34), 'UTC')).toEqual([240]);
    expect((await list({ ...milestone, dateFilter: 0, chosenDate: '2026-12-24' })).filteredPlansCount).toBe(
      240,
    );
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('has no end of time: %s', async (day) => {
    const shipped = { chosenMilestoneId: 7, dateType: 1 };
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const one = await list({ ...shipped, dateFilter: 1, chosenDate: day }, { timezone });
      expect(one.filteredPlansCount).toBe(0);
      const ends = { startDate: '0000-01-01', endDate: '9999-12-31' };
      const all = await list({ ...shipped, dateFilter: 2, ...ends }, { timezone });
      expect(all.filteredPlansCount).toBeGreaterThan(100);
    }
  });

  const by = (id: number, ...selectedValues: string[]) => ({
    selectedAdditionalFilters: [{ id, selectedValues }],
  });
  const shippedNext = { chosenMilestoneId: 7, dateType: 1, dateFilter: 3, relativeDateModifier: 1 };
  const nonsense = { field: 'nonsense', name: 'Nonsense', visible: true };
  const plain = { field: 'priority', name: 'Priority', visible: true };

  it.each<[string, object]>([
    ['selectedAdditionalFilters/0/selectedValues/0', by(1, '-40000')],
    ['selectedAdditionalFilters/0/selectedValues/1', by(2, '1', '6')],
    ['selectedAdditionalFilters/0/selectedValues/0', by(3, 'Freiburg')],
    ['selectedAdditionalFilters/0/id', by(4, 'Kim')],
    ['selectedAdditionalFilters/0/id', by(77, '1')],
    ['relativeDateAmount', { ...shippedNext, relativeDateFrequency: 1 }],
    ['sortColumns/0/milestoneId', { sortColumns: [{ milestoneId: 77, sortOrder: 1 }] }],
    ['sortColumns/0/sortedColumn', { sortColumns: [{ sortedColumn: 3, sortOrder: 1 }] }],
    ['availableColumns/0/field', { availableColumns: [nonsense] }],
    ['availableColumns/1/field', { availableColumns: [plain, plain] }],
  ])('refuses %s that says nothing, listed or kept (E17)', async (path, filters) => {
    const post = async (call: string, body: object) =>
      app.call('planner', 'POST', `/api/FulfilmentPlan/${call}`, body);
    const listed = await post('GetFilteredFulfilmentPlanItems', { filters, limit: 10, page: 1 });
    expect(listed).toMatchObject({ status: 400, body: { errors: [{ path: `/body/filters/${path}` }] } });
    const kept = await post('SaveFiltersInSession', filters);
    expect(kept).toMatchObject({ status: 400, body: { errors: [{ path: `/body/${path}` }] } });
    const { sortColumns: sortModel = [], ...others } = filters as { sortColumns?: object[] };
    const saved = await post('SaveFiltersPreset', { filters: others, sortModel, name: 'Odd' });
    const at = path.startsWith('sortColumns') ? path.replace('sortColumns', 'sortModel') : `filters/${path}`;
    expect(saved).toMatchObject({ status: 400, body: { errors: [{ path: `/body/${at}` }] } });
  });

  it('narrows by the least progress and by nothing that is left empty (E17)', async () => {
    const { filteredPlansCount } = await list({});
    expect((await list(by(1, '0'))).filteredPlansCount).toBe(filteredPlansCount);
    expect((await list(by(4))).filteredPlansCount).toBe(filteredPlansCount);
    const { filteredPlansCount: half } = await list(by(1, '50'));
    expect(half).toBeLessThan(filteredPlansCount);
    expect((await list(by(1, '0', '50'))).filteredPlansCount).toBe(half);
  });

  it.each<[string, (row: Row) => string | number | null]>([
    ['requestId', (row: Row) => row.requestId],
    ['productType', (row: Row) => row.productType],
    ['productNumber', (row: Row) => row.productNumber],
    ['distributionCenter', (row: Row) => row.distributionCenter],
    ['manufacturingLocation', (row: Row) => row.manufacturingLocation],
    ['underlyingRequestId', (row: Row) => row.underlyingRequestId],
    ['processingStatusDescription', (row: Row) => row.processingStatus],
    ['manufacturingProgress', (row: Row) => row.manufacturingProgress],
    ['linksCount', (row: Row) => row.linksCount],
    ['orderNumber', (row: Row) => row.orderNumber],
    ['createdDate', (row: Row) => row.createdDate],
    ['plannedSurgeryDate', (row: Row) => row.plannedSurgeryDate],
  ])('sorts by %s both ways, the missing last and pages without overlap', async (column, valueOf) => {
    for (const order of [0, 1] as const) {
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(...(await list(sortBy(column, order), { page })).data);
      expect(new Set(pages.map(({ id }) => id)).size).toBe(240);
      const values = pages.map(valueOf);
      const present = values.filter((value) => value !== null);
      expect(values.slice(present.length).every((value) => value === null)).toBe(true);
      const sorted = present.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(present).toEqual(order === 1 ? sorted : sorted.toReversed());
    }
  });

  it('knows the request that a plan repeats, whoever writes which one it is or what it is called', async () => {
    const shown = async (id: number) =>
      (await list({}, { page: 3 })).data.find((row) => row.id === id)?.underlyingRequestId;
    const write = (id: number, values: Partial<typeof plans.$inferInsert>) =>
      app.db.update(plans).set(values).where(eq(plans.id, id));
    await write(7, { underlyingPlanId: 3 });
    await write(3, { requestId: '26-00003' });
    expect(await shown(7)).toBe('26-00003');
    await write(7, { underlyingPlanId: null });
    expect(await shown(7)).toBeNull();
    const underlying = alias(plans, 'underlying');
    const kept = await app.db
      .select({ kept: plans.underlyingRequestId, told: underlying.requestId })
      .from(plans)
      .innerJoin(underlying, eq(underlying.id, plans.underlyingPlanId));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.map((row) => row.kept)).toEqual(kept.map((row) => row.told));
  });

  it('sorts by a milestone date, named or as column', async () => {
    const named = await list({ sortColumns: [{ milestoneId: 5, milestoneDateType: 1, sortOrder: 1 }] });
    const asColumn = await list({
      sortColumns: [{ sortedColumn: 0, milestoneDateType: 1, sortOrder: 1 }],
      availableColumns: [{ field: 'milestone:5', name: 'Start', visible: true }],
    });
    expect(asColumn.data).toEqual(named.data);
    const dates = named.data.map(
      ({ milestones }) => milestones.find(({ milestoneId }) => milestoneId === 5)?.plannedDate,
    );
    expect(dates).toEqual(dates.toSorted((one, other) => ((one ?? '~') < (other ?? '~') ? -1 : 1)));
  });

  it.each(['productType', 'milestone:5'])('sorts by %s named twice as by it once', async (columnName) => {
    const { sortColumns } = sortBy(columnName, 1);
    const twice = await list({ sortColumns: [...sortColumns, ...sortColumns] });
    expect(twice.data).toEqual((await list({ sortColumns })).data);
  });

  it.each(['noSuchColumn', 'toString', 'milestone:x'])(
    'refuses to sort by %s and names the place',
    async (columnName) => {
      const body = { filters: sortBy(columnName, 1), limit: 10, page: 1 };
      const answer = await app.call(
        'planner',
        'POST',
        '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
        body,
      );
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: '/body/filters/sortColumns/0/columnName' }] },
      });
    },
  );

  it.each([
    [{ filters: {}, limit: 0, page: 1 }, '/body/limit'],
    [{ filters: {}, limit: 10, page: 0 }, '/body/page'],
    [{ filters: { chosenProducts: ['4;drop'] }, limit: 10, page: 1 }, '/body/filters/chosenProducts/0'],
    [{ filters: { unknown: 1 }, limit: 10, page: 1 }, '/body/filters/unknown'],
    [{ filters: { chosenDate: '2026-02-30' }, limit: 10, page: 1 }, '/body/filters/chosenDate'],
  ])('refuses %j by name', async (body, path) => {
    const answer = await app.call(
      'planner',
      'POST',
      '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
      body,
    );
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(`"path":"${path}"`);
  });

  it('answers what the filters offer, hidden neighbours of the request search and at most twenty ids', async () => {
    const options = await app.call('plan-reader', 'GET', '/api/FulfilmentPlan/GetListFilters');
    expect(options.body).toMatchObject({ data: { availableDates: [{ id: 1 }, { id: 2 }, { id: 3 }] } });
    const { data } = options.body as Output<'getPlanListFilters'>;
    expect(data.availableProcessingStatuses.map(({ id, name }) => [id, name])).toEqual(
      Object.entries(planStatusName).map(([id, name]) => [Number(id), name]),
    );
    expect(data.availableProcessingStatuses).toHaveLength(11);
    const found = await app.call(
      'plan-reader',
      'GET',
      '/api/FulfilmentPlan/FilterRequests/?containsString=10',
    );
    expect((found.body as { data: string[] }).data).toHaveLength(20);
    const around = await app.call(
      'plan-reader',
      'GET',
      '/api/FulfilmentPlan/FilterRequests/?containsString=%2010%20',
    );
    expect(around.body).toEqual(found.body);
    const none = await app.call(
      'plan-reader',
      'GET',
      '/api/FulfilmentPlan/FilterRequests/?containsString=%25',
    );
    expect(none.body).toMatchObject({ data: [] });
  });

  it('keeps the filters of each person', async () => {
    const filters = { requestId: '10', chosenProcessingStatuses: [4], recordsPerPage: 50 };
    await app.call('planner', 'POST', '/api/FulfilmentPlan/SaveFiltersInSession', filters);
    expect((await app.call('planner', 'GET', '/api/FulfilmentPlan/GetChosenFilters')).body).toMatchObject({
      data: filters,
    });
    expect((await app.call('plan-reader', 'GET', '/api/FulfilmentPlan/GetChosenFilters')).body).toMatchObject(
      {
        data: {},
      },
    );
    const unknown = await app.call('planner', 'GET', '/api/FulfilmentPlan/GetChosenFilters?storedQueryId=77');
    expect(unknown.status).toBe(404);
  });
});

describe('place in the list', () => {
  const contextOf = async (as: string, id: number, listQueryId?: string) => {
    const named = listQueryId === undefined ? '' : `?listQueryId=${listQueryId}`;
    const answer = await app.call(as, 'GET', `/api/FulfilmentPlan/GetContext/${id}${named}`);
    return answer.body as Output<'getPlanContext'>;
  };

  it('is that of the list that a tab shows, whatever other tabs list meanwhile', async () => {
    const one = await list({ chosenProcessingStatuses: [4, 10] });
    const other = await list({ chosenDesignStatuses: [5], ...sortBy('requestId', 1) });
    expect(one.listQueryId).not.toBe(other.listQueryId);
    const id = one.data[3]?.id ?? 0;
    const inOne = await contextOf('planner', id, one.listQueryId);
    expect(inOne.data).toMatchObject({
      recordIndexNumber: 4,
      recordsNumber: one.filteredPlansCount,
      prevRecordId: one.data[2]?.id,
      nextRecordId: one.data[4]?.id,
    });
    const last = await contextOf('planner', id);
    expect(last).toEqual(await contextOf('planner', id, other.listQueryId));
    expect(last.data.recordIndexNumber).not.toBe(4);
    // Other pages are of the same list; other people have lists of their own.
    const next = await list({ chosenProcessingStatuses: [4, 10] }, { page: 2 });
    expect(next.listQueryId).toBe(one.listQueryId);
    expect((await contextOf('plan-reader', id, one.listQueryId)).data.recordIndexNumber).toBeNull();
  });

  it('is known for the fifty lists that somebody asked for last', async () => {
    const first = await list({ requestId: '26-' }, { limit: 10 });
    await app.db.update(listQueries).set({ usedAt: new Date('2026-11-01T00:00:00Z') });
    const listed: PlanList[] = [];
    for (let limit = 20; limit < 70; limit += 1) listed.push(await list({ requestId: '26-' }, { limit }));
    const id = first.data[0]?.id ?? 0;
    expect((await contextOf('planner', id, first.listQueryId)).data.recordIndexNumber).toBeNull();
    for (const { listQueryId } of [...listed.slice(0, 1), ...listed.slice(-1)])
      expect((await contextOf('planner', id, listQueryId)).data.recordIndexNumber).toBe(1);
  });

  it('writes nothing for a list that is asked for again', async () => {
    const write = () => app.db.select({ version: sql<string>`xmin::text` }).from(listQueries);
    await list({ requestId: '26-10' });
    const before = await write();
    await list({ requestId: '26-10' });
    expect(await write()).toEqual(before);
  });

  it('is unknown before a list was read', async () => {
    expect(await contextOf('administrator', 5)).toMatchObject({
      data: { recordIndexNumber: null, nextRecordId: null, prevRecordId: null },
    });
  });

  it('follows the order of the list that was read last', async () => {
    const { data, filteredPlansCount } = await list({
      ...sortBy('productType', 0),
      chosenProcessingStatuses: [4, 10],
    });
    const [first, second, third] = data;
    expect((await contextOf('planner', second?.id ?? 0)).data).toEqual({
      recordIndexNumber: 2,
      recordsNumber: filteredPlansCount,
      recordId: second?.id,
      prevRecordId: first?.id,
      nextRecordId: third?.id,
      displayedRecordsNumber: 100,
    });
    expect((await contextOf('planner', first?.id ?? 0)).data).toMatchObject({
      recordIndexNumber: 1,
      prevRecordId: null,
    });
  });

  it('keeps its neighbours when the plan no longer matches, whichever were opened since (§3.12)', async () => {
    const { data, listQueryId, filteredPlansCount } = await list({ chosenProcessingStatuses: [4] });
    const [before, plan, after] = data.map(({ id }) => id);
    // Next, and back to what the browser still shows without asking.
    for (const id of [plan, after]) await contextOf('planner', id ?? 0, listQueryId);
    const setStatus = (status: 4 | 5) =>
      app.db
        .update(plans)
        .set({ status })
        .where(eq(plans.id, plan ?? 0));
    await setStatus(5);
    const gone = await contextOf('planner', plan ?? 0, listQueryId);
    expect(gone.data).toMatchObject({
      recordIndexNumber: null,
      recordsNumber: filteredPlansCount,
      prevRecordId: before,
      nextRecordId: after,
    });
    // On from there, and back by the browser's Back.
    expect((await contextOf('planner', after ?? 0, listQueryId)).data.prevRecordId).toBe(before);
    expect((await contextOf('planner', plan ?? 0, listQueryId)).data).toEqual(gone.data);
    expect((await contextOf('plan-reader', plan ?? 0, listQueryId)).data.nextRecordId).toBeNull();
    await setStatus(4);
    expect((await contextOf('planner', plan ?? 0, listQueryId)).data.recordIndexNumber).toBe(2);
  });
});
