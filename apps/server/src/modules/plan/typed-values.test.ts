import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { planMilestones } from './plan-milestone.tables.ts';
import { plans } from './plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const fresh = { type: 1, status: 0, heldFrom: null, heldSince: null } as const;
  const places = { productTypeId: 8, productId: 8, manufacturingLocationId: 1, distributionCenterId: 3 };
  await app.db
    .update(plans)
    .set({ ...fresh, ...places })
    .where(eq(plans.id, edited));
  await app.db.delete(planMilestones).where(eq(planMilestones.planId, edited));
  const received = new Date('2026-11-10T08:00:00Z');
  await app.db.insert(planMilestones).values(
    ([1, 2, 4, 9, 10, 5, 6, 7, 8] as const).map((type) => {
      const at = type === 1 ? received : null;
      return { planId: edited, type, timeZone: 'UTC', plannedAt: at, actualAt: at };
    }),
  );
});
afterAll(() => app.close());

/** The plan to which links, comments, lead times and dates are added. */
const edited = 41;
const requestIdOf = async (id: number) =>
  (await app.db.select().from(plans).where(eq(plans.id, id)))[0]?.requestId ?? '';
const stampOf = async (id: number) =>
  encodeStamp((await app.db.select().from(plans).where(eq(plans.id, id)))[0]?.stamp ?? 0);
const post = (call: string, body: object) =>
  app.call('administrator', 'POST', `/api/FulfilmentPlan/${call}`, body);
const get = async (call: string) =>
  (await app.call('administrator', 'GET', `/api/FulfilmentPlan/${call}`)).body;

interface Typed {
  readonly name: string;
  /** Sends what was typed; gives the id of the plan that has it then. */
  readonly send: () => Promise<number>;
  /** What is read back, by the call that shows it. */
  readonly shown: Readonly<Record<string, unknown>>;
  /** Rows of the history, as field and new value in words. */
  readonly told: readonly (readonly [string, unknown])[];
}

async function made(body: object): Promise<number> {
  const answer = (await post('SaveNewPlan', body)).body as { result: number; fulfilmentPlanId: number };
  expect(answer).toMatchObject({ result: 0 });
  return answer.fulfilmentPlanId;
}

async function added(call: string, body: object): Promise<number> {
  expect((await post(call, body)).body).toMatchObject({ result: 0 });
  return edited;
}

const anything: unknown = expect.anything();
const having = (part: object): unknown => expect.objectContaining(part);
const listWith = (part: object): unknown => expect.arrayContaining([having(part)]);
const stamped = async (more: object) => ({
  id: edited,
  timestampBase64: await stampOf(edited),
  ignoreWarning: true,
  ...more,
});

const table: readonly Typed[] = [
  {
    name: 'a re-order with its quantity',
    send: async () =>
      made({
        orderNumber: ' TV-1 ',
        requestTypeId: 2,
        underlyingRequestId: await requestIdOf(2),
        manufacturingLocationId: 2,
        quantity: 7,
      }),
    shown: {
      GetRequestInformation: having({ orderNumber: 'TV-1', quantity: 7, category: 'ReOrder' }),
      GetManufacturingInformation: having({ manufacturingLocalizationId: 2 }),
    },
    told: [
      ['orderNumber', 'TV-1'],
      ['quantity', '7'],
      ['underlyingRequestId', anything],
      ['manufacturingLocalizationId', 'Detroit'],
    ],
  },
  {
    name: 'a prototype with its product',
    send: () =>
      made({
        orderNumber: 'TV-2',
        requestTypeId: 3,
        productType: 2,
        productNumber: '51-21057',
        manufacturingLocationId: 1,
      }),
    shown: {
      GetRequestInformation: having({ orderNumber: 'TV-2', productNumber: '51-21057', quantity: null }),
      GetManufacturingInformation: having({ manufacturingLocalizationId: 1 }),
    },
    told: [
      ['orderNumber', 'TV-2'],
      ['productNumber', '51-21057'],
      ['manufacturingLocalizationId', 'Berlin'],
    ],
  },
  {
    name: 'a design only',
    send: () => made({ orderNumber: 'TV-3', requestTypeId: 4, manufacturingLocationId: 3 }),
    shown: {
      GetRequestInformation: having({ orderNumber: 'TV-3', category: 'DesignOnly' }),
      GetManufacturingInformation: having({ manufacturingLocalizationId: 3 }),
    },
    told: [
      ['orderNumber', 'TV-3'],
      ['manufacturingLocalizationId', 'Tokyo'],
    ],
  },
  {
    name: 'an external plan',
    send: () =>
      made({
        planId: '27-00077',
        distributionCenterId: 3,
        productType: 2,
        productNumber: '51-21057',
        patientName: 'M. Albers',
        surgeryDate: '2027-02-03',
        additionalEmails: ['or@clinic.example'],
        requestTypeId: 5,
      }),
    shown: {
      GetRequestInformation: having({
        requestId: '27-00077',
        distributionCenterId: 3,
        productNumber: '51-21057',
        plannedSurgeryDate: '2027-02-03',
      }),
      GetPlanData: having({ patientName: 'M. Albers', additionalEmails: ['or@clinic.example'] }),
    },
    told: [
      ['created', '27-00077'],
      ['productNumber', '51-21057'],
      ['distributionCenterId', 'Osaka'],
      ['plannedSurgeryDate', '03/02/2027'],
    ],
  },
  {
    name: 'a link with its comment',
    send: async () =>
      added('SaveLink', {
        fulfilmentPlanId: edited,
        linkedRequestId: await requestIdOf(3),
        linkType: 4,
        comment: 'the other side',
      }),
    shown: { GetLinkedPlans: listWith({ fulfilmentPlanId: 3, linkType: 4, comment: 'the other side' }) },
    told: [['link', anything]],
  },
  {
    name: 'a comment',
    send: () => added('AddComment', { fulfilmentPlanId: edited, commentText: 'call the clinic' }),
    shown: { GetComments: listWith({ text: 'call the clinic' }) },
    told: [['comment', 'call the clinic']],
  },
  {
    name: 'a lead time',
    send: () => added(`UpdateLeadTimeModifications/${edited}`, [{ milestoneId: 7, additionalDays: 3 }]),
    shown: { GetLeadTimeModifications: listWith({ milestoneId: 7, additionalDays: 3 }) },
    told: [['milestone:7:leadTime', '3']],
  },
  {
    name: 'an actual date',
    send: async () =>
      added('EditMilestoneActualDate', await stamped({ milestoneId: 2, newValue: '2026-11-12T08:15:00Z' })),
    shown: {
      GetMilestones: having({ milestones: listWith({ id: 2, actualDate: '2026-11-12T08:15:00.000Z' }) }),
      GetPlanData: having({ fileUploadedDate: '2026-11-12T08:15:00.000Z' }),
    },
    told: [
      ['milestone:2:actual', anything],
      ['fileUploadedDate', '12/11/2026 08:15 UTC'],
    ],
  },
  {
    name: 'a due date',
    send: async () =>
      added('EditMilestonePlannedDate', await stamped({ milestoneId: 8, newValue: '2027-01-12T09:30:00Z' })),
    shown: {
      GetMilestones: having({
        milestones: listWith({ id: 8, plannedDate: '2027-01-12T09:30:00.000Z', isLocked: true }),
      }),
    },
    told: [['milestone:8:planned', anything]],
  },
];

it.each(table)('what is typed is stored, shown and told: $name', async ({ send, shown, told }) => {
  const id = await send();
  for (const [call, expected] of Object.entries(shown)) {
    const body = (await get(`${call}/${id}`)) as Record<string, unknown>;
    // Lists stand under names of their own.
    const data = body['data'] ?? body['model'] ?? body['comments'];
    expect({ call, data }).toEqual({ call, data: expected });
  }
  const ofPlan = and(
    eq(changes.aggregate, 'plan'),
    eq(changes.aggregateId, id),
    eq(changes.source, 'screen'),
  );
  const rows = await app.db.select().from(changes).where(ofPlan);
  expect(rows.map(({ field, newText }) => [field, newText])).toEqual(
    expect.arrayContaining(told.map((one) => [...one])),
  );
});
