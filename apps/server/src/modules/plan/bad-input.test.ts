import { milestoneType } from '@crt/domain/milestone-type';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { loadContract } from '../../contract/operations.ts';
import { demoProductTypes } from '../demo/catalogue.ts';
import { handlers } from '../handlers.ts';
import { startTestApp, type TestAnswer, type TestApp } from '../testing/test-app.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { planLinks } from './plan-link.tables.ts';
import { planMilestones } from './plan-milestone.tables.ts';
import { plans } from './plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** SMRP of the category eRequest, before manufacturing: as many edits as possible are open on it. */
const id = 30;
const start = {
  type: 1,
  status: 2,
  heldFrom: null,
  heldSince: null,
  productTypeId: 2,
  productId: 2,
  distributionCenterId: 1,
  manufacturingLocationId: 1,
  isManufacturingOnly: true,
  priority: false,
  manufacturingAtRisk: false,
  poNumber: null,
  poNumberDate: null,
  raApproval: false,
  designSessionDate: null,
  fileUploadedDate: null,
} as const;
beforeEach(async () => {
  await app.db.update(plans).set(start).where(eq(plans.id, id));
});

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const post = (call: string, body: object, as = 'planner') => app.call(as, 'POST', url(call), body);
const planOf = async (planId: number) => (await app.db.select().from(plans).where(eq(plans.id, planId)))[0];
const stampOf = async (planId: number) => encodeStamp((await planOf(planId))?.stamp ?? 0);
const stamped = async (more: object) => ({ id, timestampBase64: await stampOf(id), ...more });

const textOf = ({ body }: TestAnswer) => JSON.stringify(body);

/** Refused by status, or with Warning or Error in the envelope. */
const isRefused = ({ status, body }: TestAnswer) => status >= 400 || (body as { result: number }).result > 0;

interface Bad {
  readonly name: string;
  readonly send: () => Promise<TestAnswer>;
  readonly status: number;
  /** A part of the sentence that the person reads. */
  readonly says: string;
}

const sides = async (newValue: number) => post('EditSides', await stamped({ newValue }));
const list = (filters: object) =>
  app.call('planner', 'POST', url('GetFilteredFulfilmentPlanItems'), { filters, limit: 10, page: 1 });
const comment = (commentText: string) => post('AddComment', { fulfilmentPlanId: id, commentText });
const link = async (linkedId: number) =>
  post('SaveLink', {
    fulfilmentPlanId: id,
    linkedRequestId: (await planOf(linkedId))?.requestId,
    linkType: 4,
    comment: null,
  });
const milestone = async (part: 'Planned' | 'Actual', milestoneId: number, newValue: string) =>
  post(`EditMilestone${part}Date`, await stamped({ milestoneId, newValue }));

const noAddress = (newValue: string): Bad => ({
  name: `the tracking address ${newValue}`,
  send: () => post('EditTrackingUrl', { id, newValue }),
  status: 200,
  says: 'This is no address of a web page.',
});

const table: readonly Bad[] = [
  noAddress('javascript:alert(1)'),
  noAddress('ftp://carrier.example/1'),
  noAddress('//carrier.example/1'),
  noAddress('https:///carrier.example'),
  noAddress('https:\\\\carrier.example'),
  noAddress('https://'),
  noAddress('https://planner:secret@carrier.example/1'),
  noAddress('carrier.example@evil.example'),
  noAddress('https://carrier.example/1 2'),
  { name: '0 sides', send: () => sides(0), status: 400, says: 'must be >= 1' },
  { name: '7 sides', send: () => sides(7), status: 400, says: 'must be <= 6' },
  {
    name: 'additional days below the minimum',
    send: () =>
      post(`UpdateLeadTimeModifications/${id}`, [{ milestoneId: 4, additionalDays: -400 } as object]),
    status: 200,
    says: 'at least -',
  },
  {
    name: 'a milestone before its predecessor',
    send: () => milestone('Planned', 7, '2025-01-08T11:00:00Z'),
    status: 200,
    says: 'earlier than',
  },
  {
    name: 'an actual date in the future',
    send: () => milestone('Actual', 2, '2027-05-05T11:00:00Z'),
    status: 200,
    says: 'in the future',
  },
  { name: 'an empty comment', send: () => comment(''), status: 400, says: '/body/commentText' },
  { name: 'a comment of spaces', send: () => comment('  '), status: 400, says: '/body/commentText' },
  {
    name: 'a comment of 1 MB',
    send: () => comment('x'.repeat(1_000_000)),
    status: 400,
    says: 'is longer than 4000 characters',
  },
  { name: 'a link to itself', send: () => link(id), status: 200, says: 'cannot be linked to itself' },
  {
    name: 'a link that is gone',
    send: () => post('DeleteLink', { fulfilmentPlanId: id, linkId: 999_999 }),
    status: 404,
    says: 'Link does not exist or was removed.',
  },
  {
    name: 'a filter that is not known',
    send: () => list({ colour: 'red' }),
    status: 400,
    says: 'is not known here',
  },
  {
    name: 'a column that is not known',
    send: () => list({ sortColumns: [{ columnName: 'password', sortOrder: 1 }] }),
    status: 400,
    says: 'There is no column password to sort by.',
  },
  {
    name: 'a column out of the prototype',
    send: () => list({ sortColumns: [{ columnName: 'constructor', sortOrder: 1 }] }),
    status: 400,
    says: 'There is no column constructor',
  },
  {
    name: 'a zone that is none',
    send: () =>
      app.call('planner', 'POST', url('GetFilteredFulfilmentPlanItems'), {
        filters: {},
        limit: 10,
        page: 1,
        timezone: 'Mars/Base',
      }),
    status: 400,
    says: 'Mars/Base is no time zone.',
  },
  {
    name: 'a text as plan id',
    send: () => app.call('planner', 'GET', url('GetRequestInformation/abc')),
    status: 400,
    says: '/path/id',
  },
  {
    name: 'a broken number as plan id',
    send: () => app.call('planner', 'GET', url('GetMilestones/1.5')),
    status: 400,
    says: '/path/id',
  },
  {
    name: 'a text as plan id of an edit',
    send: () => post('EditTrackingNumber', { id: '30', newValue: 'x' }),
    status: 400,
    says: '/body/id',
  },
  {
    name: 'the id of a plan as its request id',
    send: () => app.call('planner', 'GET', url(`GetPlanId/${id}`)),
    status: 404,
    says: 'Plan does not exist or was removed.',
  },
  {
    name: 'a plan id beyond all numbers',
    send: () => app.call('planner', 'GET', url('GetRequestInformation/99999999999')),
    status: 400,
    says: '/path/id',
  },
  {
    name: 'a negative plan id',
    send: () => app.call('planner', 'GET', url('GetPlanData/-1')),
    status: 400,
    says: '/path/id',
  },
  {
    name: 'a plan that does not exist',
    send: () => app.call('planner', 'GET', url('GetPlanData/999999')),
    status: 404,
    says: 'Plan does not exist or was removed.',
  },
  {
    name: 'an edit of a plan that does not exist',
    send: () => post('EditSides', { id: 999_999, newValue: 2, timestampBase64: encodeStamp(1) }),
    status: 404,
    says: 'Plan does not exist or was removed.',
  },
  {
    name: 'a stamp that is none',
    send: () => post('EditSides', { id, newValue: 2, timestampBase64: 'AAAA' }),
    status: 400,
    says: '/body/timestampBase64',
  },
  {
    name: 'a stamp of the future',
    send: () => post('EditSides', { id, newValue: 2, timestampBase64: encodeStamp(1_000_000) }),
    status: 400,
    says: 'This is not a stamp of this record.',
  },
  {
    name: 'a filter of changes that does not exist',
    send: () => app.call('planner', 'GET', '/api/Changes/LoadState/999999'),
    status: 404,
    says: 'Filter does not exist or was removed.',
  },
];

it.each(table)('tells what is wrong with $name', async ({ send, status, says }) => {
  const answer = await send();
  expect({ ...answer, isRefused: isRefused(answer), text: textOf(answer) }).toMatchObject({
    status,
    isRefused: true,
    text: expect.stringContaining(says) as string,
  });
});

it('refuses a position above the capacity of the day (F28)', async () => {
  const scheduled = demoProductTypes.find(({ isCapacityScheduled }) => isCapacityScheduled)?.id ?? 0;
  await app.db
    .update(plans)
    .set({
      productTypeId: scheduled,
      productId: null,
      manufacturingStartDate: '2026-12-01',
      manufacturingPosition: 1,
    })
    .where(eq(plans.id, id));
  const answer = await post('EditManufacturingStartDatePosition', { id, newValue: 9_999 });
  expect(answer).toMatchObject({ status: 200, body: { result: 2 } });
  expect(textOf(answer)).toMatch(/The position must lie between 1 and \d+\./);
});

it.each([
  ['carrier.example/1?no=2', 'https://carrier.example/1?no=2'],
  ['carrier.example:8443/1', 'https://carrier.example:8443/1'],
  [' http://carrier.example ', 'http://carrier.example'],
  ['   ', null],
])('takes the tracking address %j (F37)', async (newValue, stored) => {
  expect((await post('EditTrackingUrl', { id, newValue })).body).toMatchObject({ result: 0 });
  expect((await planOf(id))?.trackingUrl).toBe(stored);
});

it('keeps the comment of somebody else (F48)', async () => {
  await comment('Mine.');
  const { body } = await app.call('planner', 'GET', url(`GetComments/${id}`));
  const commentId = (body as Output<'listPlanComments'>).comments[0]?.id;
  const edit = { fulfilmentPlanId: id, commentId, commentText: 'Yours?' };
  const refused = await post('EditComment', edit, 'manufacturing');
  expect(refused.body).toMatchObject({ result: 2, message: 'Only its author can change a comment.' });
  const deleted = await app.call('administrator', 'POST', url(`DeleteComment/${commentId}`));
  expect(deleted.body).toMatchObject({ result: 2 });
  const after = await app.call('planner', 'GET', url(`GetComments/${id}`));
  expect(textOf(after)).toContain('Mine.');
});

it('deletes a link once; the second click finds it gone', async () => {
  expect((await link(12)).body).toMatchObject({ result: 0 });
  const [stored] = await app.db.select().from(planLinks).where(eq(planLinks.planId, id)).limit(1);
  const body = { fulfilmentPlanId: id, linkId: stored?.id };
  expect((await post('DeleteLink', body)).body).toMatchObject({ result: 0, message: 'Link deleted.' });
  expect((await post('DeleteLink', body)).status).toBe(404);
});

interface StaleEdit {
  readonly call: string;
  readonly body: (turn: 0 | 1) => object;
  readonly before?: Partial<typeof plans.$inferInsert>;
}

const values =
  (first: unknown, second: unknown) =>
  (turn: 0 | 1): object => ({ newValue: turn === 0 ? first : second, ignoreWarning: true });

/** A type of which plans may be manufactured before everything is approved. */
const atRisk = {
  productTypeId: demoProductTypes.find(({ manufacturingAtRisk }) => manufacturingAtRisk)?.id ?? 0,
  productId: null,
};

const staleEdits: readonly StaleEdit[] = [
  { call: 'EditProductNumber', body: values('51-21210', '51-21057') },
  { call: 'EditDistributionCenter', body: values(3, 2), before: { type: 3 } },
  { call: 'editRequestStatus', body: values(3, 4), before: { type: 3 } },
  { call: 'EditQuantity', body: values(7, 8) },
  { call: 'EditPONumber', body: values('PO-1', 'PO-2') },
  { call: 'EditPONumberDate', body: values('2026-11-02', '2026-11-03') },
  { call: 'EditRaApproval', body: values(true, false) },
  { call: 'EditOrderNumber', body: values('SO-91', 'SO-92') },
  { call: 'EditIsPriority', body: values(true, false), before: { productTypeId: 1, productId: 1 } },
  { call: 'EditManufacturingAtRisk', body: values(true, false), before: atRisk },
  { call: 'EditDesignSessionDate', body: values('2026-12-01T10:00:00Z', '2026-12-02T10:00:00Z') },
  { call: 'EditFileUploadedDate', body: values('2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z') },
  { call: 'EditSides', body: values(4, 5) },
  { call: 'EditManufacturingLocalization', body: values(2, 3) },
  { call: 'EditManufacturingDataRevision', body: values(41, 42) },
  { call: 'SetManufacturingOnHoldResume', body: () => ({}) },
  {
    call: 'EditMilestonePlannedDate',
    body: (turn) => ({
      milestoneId: 7,
      newValue: turn === 0 ? '2027-01-11T11:00:00Z' : '2027-01-12T11:00:00Z',
      ignoreWarning: true,
    }),
  },
  {
    call: 'EditMilestoneActualDate',
    body: (turn) => ({
      milestoneId: 2,
      newValue: turn === 0 ? '2026-11-16T11:00:00Z' : '2026-11-17T11:00:00Z',
      ignoreWarning: true,
    }),
  },
];

describe('a stale stamp', () => {
  it('is tried on every operation of plans that carries one', () => {
    const built = loadContract().operations.filter(({ id: operation }) => Object.hasOwn(handlers, operation));
    const stampedCalls = built.filter(({ stamp }) => stamp === 'required').map(({ path }) => path);
    // Those of cycles are refused with what happened meanwhile: see the actions of jobs.
    const ofPlans = stampedCalls.filter((path) => path.startsWith('/api/FulfilmentPlan/'));
    expect(staleEdits.map(({ call }) => url(call)).toSorted()).toEqual(ofPlans.toSorted());
  });

  it.each(staleEdits)('of $call shows both versions and loses nothing', async ({ call, body, before }) => {
    await app.db
      .update(plans)
      .set({
        ...start,
        designSessionRequired: true,
        trackFileUploaded: true,
        manufacturingDataAvailable: false,
        requiredManufacturingDataRevision: 1,
        sides: 1,
        quantity: 1,
        orderNumber: 'SO-90',
        ...before,
      })
      .where(eq(plans.id, id));
    const behind = and(eq(planMilestones.planId, id), ne(planMilestones.type, milestoneType.requestReceived));
    await app.db.update(planMilestones).set({ isLocked: false, actualAt: null }).where(behind);
    const old = await stampOf(id);
    const first = await post(call, { id, ...body(0), timestampBase64: old }, 'administrator');
    expect(first).toMatchObject({ status: 200, body: { result: 0 } });
    const between = await planOf(id);
    const second = await post(call, { id, ...body(1), timestampBase64: old });
    expect(second).toMatchObject({ status: 200, body: { result: 2 } });
    const { data, message } = second.body as Output<'editPlanSides'>;
    expect(data?.conflict).toMatchObject({ field: expect.any(String) as string });
    expect(message).toContain('was changed by');
    expect(await planOf(id)).toEqual(between);
  });
});
