import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { verifyHistory } from '../history/verify-history.ts';
import { imports } from '../import/import.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { importSources } from '../plan/reimport/import-source.tables.ts';
import { productTypeMappings, products, productTypes } from '../product/product.tables.ts';
import { testHistoryKey } from '../testing/history-key.ts';
import { startTestApp, tickingClock, type TestApp } from '../testing/test-app.ts';
import { requestDesk, type ImportedRequests, type RequestDesk } from './testing/request-desk.ts';

let app: TestApp;
let desk: RequestDesk;
/** A mapping of the demo world with its type and a product of it. */
const known = { name: '', key: '', typeId: 0, productNumber: '', otherNumber: '' };
beforeAll(async () => {
  app = await startTestApp(60, tickingClock());
  desk = requestDesk(app);
  const [row] = await app.db
    .select()
    .from(productTypeMappings)
    .innerJoin(products, eq(products.productTypeId, productTypeMappings.productTypeId))
    .where(and(eq(productTypeMappings.requestTypeId, 1), eq(products.isActive, true)))
    .orderBy(productTypeMappings.id);
  if (!row) throw new Error('The demo world has no mapping with a product');
  const { requestProductName: name, productKey: key, productTypeId: typeId } = row.product_type_mappings;
  Object.assign(known, { name, key, typeId, productNumber: row.products.number });
});
afterAll(() => app.close());

const head =
  'Request Id,Product Name,Product Key,Product Number,Distribution Center,Surgery Date,Hospital,Surgeon,Patient';
const csv = (...lines: readonly string[]) => [head, ...lines].join('\n');
const line = (id: string, ...rest: readonly string[]) => [id, known.name, known.key, ...rest].join(',');
const planOf = async (requestId: string) =>
  (await app.db.select().from(plans).where(eq(plans.requestId, requestId)))[0];
const told = ({ results }: ImportedRequests) =>
  results.map(({ statusName, skipReason, additionalInfo }) => [statusName, skipReason ?? additionalInfo]);

describe('a file of requests (R10, R14, R15)', () => {
  let result: ImportedRequests;
  beforeAll(async () => {
    app.takeEvents();
    result = await desk.import(
      csv(
        line('27-70001', known.productNumber, 'Freiburg', '15/03/2027', 'Uniklinik', 'Dr. Roth', 'M. Muster'),
        line('27-70002', '', 'Freiburg', '2027-03-16'),
        line('27-70003', '', '', '', 'Uniklinik', 'Dr. Roth'),
        line('27-70004', '', 'Atlantis'),
        '27-70005,PEEK Moon,PM-09,,Freiburg',
        line('27-70006', '', 'Freiburg', '31/02/2027'),
        line('27-70007', '', 'Freiburg', '2027-03-16T10:00:00Z'),
        ',,,,Freiburg',
        line('27-70001', '', 'Freiburg'),
        line('x'.repeat(300), '', 'Freiburg'),
        line('27-70011', 'NO-SUCH', 'Freiburg'),
        `27-70012,${known.name.toUpperCase()},${known.key.toLowerCase()},,Freiburg`,
      ),
    );
  });

  it('tells what became of each row, with every reason (R14)', () => {
    expect(told(result)).toEqual([
      ['Imported', null],
      ['Imported', null],
      ['Staged', 'The distribution centre is missing.'],
      ['Staged', 'There is no distribution centre Atlantis.'],
      ['Skipped', 'No mapping for PEEK Moon, PM-09.'],
      ['Skipped', 'Planned Surgery Date 31/02/2027 is no day. Write 2026-11-20 or 20/11/2026.'],
      ['Skipped', 'Planned Surgery Date 2027-03-16T10:00:00Z is no day. Write 2026-11-20 or 20/11/2026.'],
      ['Skipped', 'Request Id is required\nProduct Name is required\nProduct Key is required'],
      ['Skipped', 'Row 2 has the same Request Id.'],
      ['Skipped', 'Request Id should contain 30 characters at most.'],
      ['Staged', expect.stringContaining('NO-SUCH is no product of the type')],
      ['Imported', null],
    ]);
    expect(result.details).toMatchObject({
      state: 'done',
      statusCounts: { imported: 3, updated: 0, skipped: 6, staged: 3 },
      shouldUpdateExistingPlans: false,
    });
    expect(result.details.users).toEqual([
      { id: result.details.userId, symbol: expect.any(String) as unknown },
    ]);
  });

  it('lists a wrong request id as it was written, cut for show (R14)', () => {
    const shown = result.results.map(({ requestId }) => requestId);
    expect(shown[9]).toBe(`${'x'.repeat(59)}…`);
    expect(shown[7]).toBe('');
    expect(shown[0]).toBe('27-70001');
  });

  it('makes plans as by hand: milestones, dates, history and what its mapping says (T9)', async () => {
    const [mapping] = await app.db
      .select()
      .from(productTypeMappings)
      .where(eq(productTypeMappings.productKey, known.key));
    const plan = await planOf('27-70001');
    expect(plan).toMatchObject({
      type: mapping?.requestTypeId,
      productTypeId: known.typeId,
      priority: mapping?.isPriority,
      designSessionRequired: mapping?.isDesignSessionRequired,
      plannedSurgeryDate: '2027-03-15',
      hospital: 'Uniklinik',
      surgeonName: 'Dr. Roth',
      patientName: 'M. Muster',
      status: 0,
    });
    expect(result.results[0]?.fulfilmentPlanId).toBe(plan?.id);
    const dated = and(eq(planMilestones.planId, plan?.id ?? 0), isNotNull(planMilestones.plannedAt));
    expect(await app.db.$count(planMilestones, dated)).toBeGreaterThan(3);
    expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
  });

  it('writes one batch of the history, whose source it is (REG1)', async () => {
    const [one] = await app.db.select().from(imports).where(eq(imports.id, result.id));
    const ids = result.results.flatMap(({ fulfilmentPlanId }) => fulfilmentPlanId ?? []);
    const rows = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'plan'), inArray(changes.aggregateId, ids)));
    expect(new Set(rows.map(({ batchId }) => batchId))).toEqual(new Set([one?.batchId]));
    expect(rows.find(({ field }) => field === 'created')?.source).toBe('import');
  });

  it('keeps what the source said, so that a plan can be imported again (F21)', async () => {
    const [source] = await app.db.select().from(importSources).where(eq(importSources.requestId, '27-70001'));
    expect(source?.content).toEqual({
      plannedSurgeryDate: '2027-03-15',
      productNumber: known.productNumber,
      distributionCentre: 'Freiburg',
    });
  });

  it('tells whoever has a page open how it went on (R11)', () => {
    const events = app.takeEvents().map(({ entity, entityId }) => [entity, entityId]);
    expect(events).toContainEqual(['request-import', String(result.id)]);
  });

  it('a staged request becomes a plan when its data come', async () => {
    const again = await desk.import(csv(line('27-70003', '', 'Freiburg')));
    expect(told(again)).toEqual([['Imported', null]]);
  });
});

describe('a request whose plan is there (R16)', () => {
  const again = (date: string, updateExistingPlans: boolean) =>
    desk.import(csv(line('27-70002', '', 'Osaka', date)), { updateExistingPlans });

  it('is skipped unless existing plans are to be updated', async () => {
    expect(told(await again('2027-05-01', false))).toEqual([
      ['Skipped', 'The plan exists already, and existing plans are not updated.'],
    ]);
    expect((await planOf('27-70002'))?.plannedSurgeryDate).toBe('2027-03-16');
  });

  it('lists each change with the milestones that moved: old, new and a sentence', async () => {
    const { results } = await again('01/05/2027', true);
    expect(results[0]).toMatchObject({ statusName: 'Updated', status: 1 });
    expect(results[0]?.updatedFields).toContainEqual({
      milestoneName: null,
      updatedFieldText: 'Planned Surgery Date',
      oldValue: expect.stringContaining('2027') as unknown,
      newValue: expect.stringContaining('2027') as unknown,
      changeDescription: expect.stringMatching(/^Planned Surgery Date changed from .+ to .+\.$/) as unknown,
    });
    const moved = results[0]?.updatedFields.filter(({ milestoneName }) => milestoneName !== null) ?? [];
    expect(moved.length).toBeGreaterThan(0);
    for (const field of moved) expect(field.changeDescription).toMatch(/ (changed from|set to) /);
    expect((await planOf('27-70002'))?.plannedSurgeryDate).toBe('2027-05-01');
    expect(results[0]?.updatedFields).toContainEqual(
      expect.objectContaining({ updatedFieldText: 'Distribution Center', newValue: 'Osaka' }),
    );
  });

  it('is skipped when it says nothing new, and keeps what a row leaves empty', async () => {
    expect(told(await again('', true))).toEqual([['Skipped', 'The plan is like this already.']]);
    expect((await planOf('27-70002'))?.plannedSurgeryDate).toBe('2027-05-01');
  });

  it('is not changed any more when it is terminated', async () => {
    await app.db.update(plans).set({ status: 9 }).where(eq(plans.requestId, '27-70012'));
    const { results } = await desk.import(csv(line('27-70012', '', 'Osaka')), { updateExistingPlans: true });
    expect(results[0]).toMatchObject({ statusName: 'Skipped', skipReason: 'The plan is terminated.' });
  });
});

it('takes no request of a hidden product type, and waits for a plant that is not active (T10, T11)', async () => {
  await app.db.update(productTypes).set({ isHidden: true }).where(eq(productTypes.id, known.typeId));
  const hidden = await desk.import(csv(line('27-70020', '', 'Freiburg')));
  expect(told(hidden)).toEqual([['Skipped', `The product type ${known.name} is hidden.`]]);
  await app.db.update(productTypes).set({ isHidden: false }).where(eq(productTypes.id, known.typeId));
  await app.db.update(manufacturingLocations).set({ isActive: false });
  const { results } = await desk.import(csv(line('27-70021', known.productNumber, 'Freiburg')));
  expect(results[0]).toMatchObject({ statusName: 'Staged' });
  expect(results[0]?.additionalInfo).toMatch(/ is not active\.$/);
  await app.db.update(manufacturingLocations).set({ isActive: true });
});

it('a dry run tells the same and makes no plan; it is carried out later (R-1)', async () => {
  const before = await app.db.$count(plans);
  const dry = await desk.import(csv(line('27-70030', '', 'Freiburg')), { isDryRun: true });
  expect(told(dry)).toEqual([['Imported', null]]);
  expect(dry.results[0]?.fulfilmentPlanId).toBeNull();
  expect(await app.db.$count(plans)).toBe(before);
  const log = await desk.call('GET', 'GetImports?chosenRequestId=27-70030');
  expect((log.body as Output<'listImportLog'>).count).toBe(0);
  const applied = await desk.call('POST', `ApplyImport/${dry.id}`);
  await desk.run();
  const done = await desk.read(applied.body as number);
  expect(done.details).toMatchObject({ dryRunId: dry.id, changedSinceDryRun: 0 });
  expect((await planOf('27-70030'))?.id).toBe(done.results[0]?.fulfilmentPlanId);
});

it('says why a file cannot be read, as messages (R12)', async () => {
  const { status, body } = await desk.upload('Name\nNobody');
  expect(status).toBe(200);
  expect(body).toMatchObject({ result: 2, message: 'Something went wrong...', importedRequestId: null });
  expect((body as Output<'importRequests'>).messages[0]).toContain('"Request Id"');
});

it('lists imports newest first, and says when one is finished (R11, R13, R22)', async () => {
  const uploaded = await desk.upload(csv(line('27-70040', '', ''), line('27-70041', '', 'Freiburg')));
  const { importedRequestId: id } = uploaded.body as Output<'importRequests'>;
  const isImported = async () =>
    ((await desk.call('GET', `GetImportStatus/${id}`)).body as Output<'getImportStatus'>).isImported;
  const first = async () => {
    const { body } = await desk.call('POST', 'GetImportedRequests', { limit: 100 });
    return (body as Output<'listImports'>).items[0];
  };
  expect(await isImported()).toBe(false);
  expect(await first()).toMatchObject({ id, isImported: false, isStaged: false });
  await desk.run();
  expect(await isImported()).toBe(true);
  expect(await first()).toMatchObject({
    id,
    isImported: true,
    isStaged: true,
    isDryRun: false,
    shouldUpdateExistingPlans: false,
    userSymbol: expect.any(String) as unknown,
  });
});

it('pages results, and keeps to statuses (R14)', async () => {
  const { id } = await desk.import(
    csv(...Array.from({ length: 25 }, (_none, place) => `27-8${1000 + place},Nothing,N-1`)),
  );
  const page = async (body: object) =>
    (await desk.call('POST', 'GetImportedRequestDetails', { id, ...body }))
      .body as Output<'listImportResults'>;
  const second = await page({ limit: 10, page: 3 });
  expect(second.count).toBe(25);
  expect(second.importResults.map(({ rowNumber }) => rowNumber)).toEqual([22, 23, 24, 25, 26]);
  expect((await page({ chosenStatuses: [0, 1, 3] })).count).toBe(0);
  expect((await page({ chosenStatuses: [2] })).count).toBe(25);
});

it('tells what may be pieces of one case, within the file and of the last 30 days (R14)', async () => {
  const { id } = await desk.import(
    csv(
      line('27-70050', '', 'Freiburg', '2027-06-01', 'Hôpital Nord', 'Dr. Müller'),
      line('27-70051', '', 'Freiburg', '', 'HOPITAL NORD', 'dr. muller'),
      line('27-70052', '', '', '2027-07-01', 'Hôpital Nord', 'Dr. Keller'),
    ),
  );
  const messages = async (of: number) =>
    (await desk.call('GET', `GetImportMessages/${of}`)).body as Output<'getImportMessages'>;
  const first = await messages(id);
  expect(first.multipieceCandidates).toEqual([
    {
      hospital: 'Hôpital Nord',
      surgeon: 'Dr. Müller',
      surgeryDate: '2027-06-01',
      requestIds: ['27-70050', '27-70051'],
    },
  ]);
  expect(first.messages).toEqual([{ level: 2, text: 'Row 4: The distribution centre is missing.' }]);
  const later = await desk.import(
    csv(line('27-70053', '', 'Freiburg', '2027-06-01', 'Hôpital  Nord', 'Dr. Müller')),
  );
  const [candidate] = (await messages(later.id)).multipieceCandidates;
  expect(new Set(candidate?.requestIds)).toEqual(new Set(['27-70050', '27-70051', '27-70053']));
});

it('gives back what became no plan, with the reasons, as a file that can be mended and imported (R-2)', async () => {
  const { id } = await desk.import(
    csv(line('27-70060', '', ''), line('27-70061', '', 'Freiburg'), '27-70062,Nothing,N-1'),
  );
  const { status, body, headers } = await desk.call('GET', `GetSkippedRows/${id}`);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('requests skipped rows.xlsx');
  const again = await desk.import(body as Buffer, { fileName: 'requests skipped rows.xlsx' });
  expect(again.results.map(({ requestId, statusName }) => [requestId, statusName])).toEqual([
    ['27-70060', 'Staged'],
    ['27-70062', 'Skipped'],
  ]);
});

it('gives a template, and a workbook with examples of every result', async () => {
  const template = await desk.call('GET', 'GetTemplate');
  const empty = await desk.upload(template.body as Buffer, { fileName: 'template.xlsx' });
  expect(empty.body).toMatchObject({ messages: ['The file holds only headings and no rows.'] });
  const examples = await desk.call('GET', 'GetTemplate?withExamples=true');
  const { results } = await desk.import(examples.body as Buffer, { fileName: 'e.xlsx', isDryRun: true });
  const statuses = ['Imported', 'Imported', 'Staged', 'Skipped', 'Skipped', 'Skipped'];
  expect(results.map(({ statusName }) => statusName)).toEqual(statuses);
});

it('goes on where it was stopped (R-3)', async () => {
  const { body } = await desk.upload(csv(line('27-70063', '', 'Freiburg')));
  const { importedRequestId: id } = body as Output<'importRequests'>;
  expect((await desk.call('POST', `StopImport/${id}`)).status).toBe(204);
  expect((await desk.call('GET', `GetImportMessages/${id}`)).body).toMatchObject({
    messages: [{ level: 2, text: expect.stringMatching(/^Stopped by .+\.$/) as unknown }],
  });
  await desk.run();
  expect(await planOf('27-70063')).toBeUndefined();
  expect((await desk.call('POST', `ContinueImport/${id}`)).status).toBe(204);
  await desk.run();
  expect(await planOf('27-70063')).toBeDefined();
});

it('the log tells files and single imports in one list, however a request id is written (R15, F21)', async () => {
  const { id } = await desk.import(
    csv(line('27-7o064', '', 'Freiburg'), line('y'.repeat(200), '', 'Freiburg')),
  );
  const log = async (query: string) =>
    (await desk.call('GET', `GetImports?${query}`)).body as Output<'listImportLog'>;
  const [entry] = (await log('chosenRequestId=27-7O064')).data;
  expect(entry).toMatchObject({ importId: id, requestId: '27-7o064', statusName: 'Imported' });
  expect(entry?.fulfilmentPlanId).toBe((await planOf('27-7o064'))?.id);
  expect((await log('limit=1')).data[0]?.requestId).toBe(`${'y'.repeat(59)}…`);
  const offered = await desk.call('GET', 'GetRequestIds?containsString=yyy');
  expect(offered.body).toMatchObject({ data: [] });
});

it('the log finds a request whose id was copied with other hyphens (R15)', async () => {
  await desk.import(csv(line('27\u201170090', '', 'Freiburg')));
  const found = await desk.call('GET', 'GetRequestIds?containsString=70090');
  expect(found.body).toMatchObject({ data: ['27-70090'] });
  const log = await desk.call('GET', 'GetImports?chosenRequestId=27-70090');
  expect(log.body).toMatchObject({ count: 1, data: [{ requestId: '27-70090', statusName: 'Imported' }] });
});

it('every call is for those who may import requests', async () => {
  const { id } = await desk.import(csv(line('27-70070', '', 'Freiburg')));
  const calls: readonly (readonly [string, string, object?])[] = [
    ['POST', 'GetImportedRequests', {}],
    ['POST', 'GetImportedRequestDetails', { id }],
    ...['GetImport', 'GetImportMessages', 'GetImportStatus', 'GetSkippedRows'].map(
      (name) => ['GET', `${name}/${id}`] as const,
    ),
    ...['ApplyImport', 'StopImport', 'ContinueImport'].map((name) => ['POST', `${name}/${id}`] as const),
    ['GET', 'GetTemplate'],
  ];
  for (const [method, path, body] of calls)
    expect([path, (await desk.call(method, path, body, 'planner')).status]).toEqual([path, 403]);
  expect((await desk.upload(csv(), { as: 'planner' })).status).toBe(403);
  expect((await desk.call('POST', 'GetImportedRequestDetails', { id: 999_999 })).status).toBe(404);
  for (const name of ['GetImport', 'GetImportMessages', 'GetImportStatus'])
    expect([name, (await desk.call('GET', `${name}/999999`)).status]).toEqual([name, 404]);
});
