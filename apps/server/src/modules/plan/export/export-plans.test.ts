import { asc, eq, sql } from 'drizzle-orm';
import { readXlsx, type Cell, type CellValue } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { listSessions } from '../../list/list.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const column = (field: string, name: string, visible = true) => ({ field, name, visible });
const sortedBy = (columnName: string) => [
  { columnName, sortedColumn: null, milestoneDateType: null, milestoneId: null, sortOrder: 1 },
];

interface Exported {
  readonly head: CellValue[];
  readonly rows: CellValue[][];
  readonly cells: Cell[];
  readonly name: string;
  /** The second sheet: what the first one is. */
  readonly about: CellValue[][];
}

async function exported(timeZone: string): Promise<Exported> {
  const answer = await app.call(
    ['CanExportFulfilmentPlans', 'CanManageFulfilmentPlan'],
    'GET',
    url(`Export?timezone=${encodeURIComponent(timeZone)}`),
  );
  expect(answer.status).toBe(200);
  const workbook = await readXlsx(answer.body as Buffer, { readStyles: true });
  const [sheet, second] = workbook.sheets;
  // A short list has empty rows below it.
  const isWritten = (row: CellValue[]) => row.some((value) => value !== null);
  const [head = [], ...rows] = sheet?.rows.filter(isWritten) ?? [];
  const cells = [...(sheet?.cells?.values() ?? [])];
  const name = String(answer.headers['content-disposition']);
  return { head, rows, cells, name, about: second?.rows ?? [] };
}
const keep = (filters: object) =>
  app.call(['CanManageFulfilmentPlan'], 'POST', url('SaveFiltersInSession'), filters);

it('writes what the list shows: its filters, order, visible columns, dates in the zone asked for (E7, E36)', async () => {
  const [plan] = await app.db.select().from(plans).orderBy(asc(plans.id)).limit(1);
  const [shipped] = await app.db.select().from(planMilestones).where(eq(planMilestones.type, 7)).limit(1);
  await app.db
    .update(planMilestones)
    .set({ plannedAt: new Date('2026-06-30T22:30:00Z'), actualAt: new Date('2026-07-02T06:00:00Z') })
    .where(eq(planMilestones.planId, plan?.id ?? 0));
  expect(shipped).toBeDefined();
  await keep({
    chosenProcessingStatuses: [plan?.status],
    sortColumns: sortedBy('id'),
    availableColumns: [
      column('requestIdWithRevision', 'Plan ID'),
      column('linksCount', 'Links'),
      column('orderNumber', 'Order Number', false),
      column('createdDate', 'Created Date'),
      column('plannedSurgeryDate', 'Planned Surgery Date'),
      column('milestone:1', 'Request received'),
      column('milestone:1:actual', 'Request received (actual)'),
    ],
  });
  const { head, rows, name } = await exported('Asia/Kolkata');
  expect(name).toContain('filename="Fulfilment plans 2026-11-20 14.30 Asia-Kolkata.xlsx"');
  expect(head).toEqual([
    'Plan ID',
    'Links',
    'Created Date',
    'Planned Surgery Date',
    'Request received',
    'Request received (actual)',
  ]);
  const expected = await app.db
    .select()
    .from(plans)
    .where(eq(plans.status, plan?.status ?? 0))
    .orderBy(asc(plans.id));
  expect(rows.map(([id]) => id)).toEqual(expected.map((one) => `${one.requestId} R${one.designRevision}`));
  expect(rows[0]?.[1]).toBe(plan?.linksCount);
  expect(rows[0]?.[2]).toBeInstanceOf(Date);
  // Half past ten in the evening UTC is four in the morning of the next day in India.
  expect(rows[0]?.[4]).toEqual(new Date('2026-07-01T04:00:00Z'));
  expect(rows[0]?.[5]).toEqual(new Date('2026-07-02T11:30:00Z'));
});

it('takes the filters of the list that was asked for last, and the standard columns without own ones', async () => {
  await keep({});
  const filters = { requestId: null, chosenDistributionCenters: [2], sortColumns: sortedBy('requestId') };
  const body = { filters, limit: 10, page: 1, timezone: 'UTC' };
  const listed = await app.call(
    ['CanManageFulfilmentPlan'],
    'POST',
    url('GetFilteredFulfilmentPlanItems'),
    body,
  );
  const { data, filteredPlansCount } = listed.body as Output<'listPlans'>;
  const { head, rows } = await exported('UTC');
  const standard = await app.call(['CanManageFulfilmentPlan'], 'POST', url('GetDefaultColumns'));
  const { data: columns } = standard.body as Output<'getDefaultPlanColumns'>;
  expect(head).toEqual(columns.filter(({ visible }) => visible).map(({ name }) => name));
  expect(rows).toHaveLength(filteredPlansCount);
  expect(rows.slice(0, data.length).map(([id]) => id)).toEqual(data.map((row) => row.requestIdWithRevision));
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', '_x003D_1'])(
  'keeps %j, which a spreadsheet could take for a formula or a code, as text',
  async (beginning) => {
    // No two plans have the same order number.
    const orderNumber = sql`${beginning}::text || ${plans.id}`;
    await app.db.update(plans).set({ orderNumber, distributionCenterId: 2 });
    await keep({ availableColumns: [column('orderNumber', 'Order Number')] });
    const { rows, cells } = await exported('UTC');
    expect(rows[0]).toEqual([expect.stringMatching(/\d$/)]);
    const texts = cells.filter(({ value }) => typeof value === 'string' && value.startsWith(beginning));
    expect(texts).toHaveLength(rows.length);
    expect(texts.every(({ type, formula }) => type === 'string' && formula === undefined)).toBe(true);
    // The format of text: not even editing the cell makes it a formula.
    expect(new Set(texts.map(({ style }) => style?.numFmt))).toEqual(new Set(['@']));
  },
);

it('tells zone, person, number and filters on a second sheet (E36)', async () => {
  const filters = {
    requestId: '26-1',
    chosenProducts: ['2'],
    chosenProcessingStatuses: [2, 4],
    chosenDistributionCenters: [1, 2],
    dateFilter: 3,
    dateType: 1,
    chosenMilestoneId: 7,
    relativeDateModifier: 1,
    relativeDateAmount: 900,
    relativeDateFrequency: 1,
    selectedAdditionalFilters: [
      { id: 1, selectedValues: ['0'] },
      { id: 2, selectedValues: ['1', '2'] },
    ],
  };
  await keep(filters);
  const { rows, about } = await exported('Asia/Kolkata');
  expect(about).toEqual([
    ['Exported', '2026-11-20 14:30 Asia/Kolkata'],
    ['Exported by', expect.any(String)],
    ['Time zone', 'Asia/Kolkata'],
    ['Fulfilment plans', String(rows.length)],
    ['Plan ID', '26-1'],
    ['Products', 'Mandible Reconstruction Plate'],
    ['Processing Status', 'Ready For Manufacturing, Manufacturing'],
    ['Date', 'Shipped, planned date: next 900 weeks'],
    ['Distribution Center', 'Freiburg, Kalamazoo'],
    ['More Filters', 'Minimum Progress: 0 %; Category: eRequest, ReOrder'],
  ]);
  await keep({});
  expect((await exported('UTC')).about.at(-1)).toEqual(['Filters', 'None']);
});

it('survives every list of columns that was ever kept: none, none shown, old ones, odd headings', async () => {
  const kept = async (...availableColumns: ReturnType<typeof column>[]) => {
    await app.db.update(listSessions).set({ filters: { availableColumns } });
    return exported('UTC');
  };
  expect((await kept()).head.slice(0, 2)).toEqual(['Plan ID', 'Shipped']);
  const none = await kept(column('priority', 'Priority', false));
  expect([none.head, ...none.rows]).toEqual([
    ['Fulfilment plans'],
    ['No column is chosen. Show some in the list and export again.'],
  ]);
  const odd = await kept(column('nonsense', 'x'), column('priority', 'Pri\u0001or\u000Bity'));
  expect(odd.head).toEqual(['Priority']);
  expect(odd.rows.length).toBeGreaterThan(10);
  // No two plans have the same order number.
  const orderNumber = sql`${'SO\u0001-\u000B\uFFFF7'}::text || ${plans.id}`;
  await app.db.update(plans).set({ orderNumber });
  const cells = await kept(column('orderNumber', 'Order Number'));
  expect(cells.rows[0]).toEqual([expect.stringMatching(/^SO-7\d+$/)]);
});

it('refuses a zone that does not exist, and callers without the right', async () => {
  const zone = await app.call(['CanExportFulfilmentPlans'], 'GET', url('Export?timezone=Mars/Base'));
  expect(zone).toMatchObject({ status: 400, body: { errors: [{ message: 'Mars/Base is no time zone.' }] } });
  const nobody = await app.call('plan-reader', 'GET', url('Export?timezone=UTC'));
  expect(nobody.status).toBe(403);
});
