import { milestoneType } from '@crt/domain/milestone-type';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { editedPlan, id, url, type Before } from '../testing/edited-plan.ts';

const plan = editedPlan();
const { stamp, edit, lastChange } = plan;

interface Case {
  readonly call: string;
  readonly value: unknown;
  readonly message: string;
  readonly history: {
    readonly field: string;
    readonly oldText: string | null;
    readonly newText: string | null;
  };
  readonly hasStamp?: false;
  readonly before?: Before;
  /** It is asked about first. */
  readonly isAsked?: true;
}

const cases: readonly Case[] = [
  {
    call: 'EditProductNumber',
    value: '51-21210',
    message: 'Product number changed succesfully.',
    history: { field: 'productNumber', oldText: '51-21057', newText: '51-21210' },
    before: { status: 2 },
  },
  {
    call: 'EditDistributionCenter',
    value: 3,
    message: 'Distribution center changed succesfully.',
    history: { field: 'distributionCenterId', oldText: 'Kalamazoo', newText: 'Osaka' },
    before: { type: 3 },
  },
  {
    call: 'editRequestStatus',
    value: 5,
    message: 'Request status changed succesfully.',
    history: { field: 'requestStatusId', oldText: 'Manufacturing', newText: 'Ready For Shipment' },
    before: { type: 3 },
  },
  {
    call: 'EditQuantity',
    value: 10,
    message: 'Quantity changed succesfully.',
    history: { field: 'quantity', oldText: '2', newText: '10' },
  },
  {
    call: 'EditPONumber',
    value: ' PO-7 ',
    message: 'PO Number set succesfully.',
    history: { field: 'poNumber', oldText: null, newText: 'PO-7' },
  },
  {
    call: 'EditPONumberDate',
    value: '2026-11-03',
    message: 'PO Number Date set succesfully.',
    history: { field: 'poNumberDate', oldText: null, newText: '03/11/2026' },
  },
  {
    call: 'EditRaApproval',
    value: true,
    message: 'RA Approval set succesfully.',
    history: { field: 'raApproval', oldText: 'No', newText: 'Yes' },
    before: { raApproval: false },
    isAsked: true,
  },
  {
    call: 'EditLoanerSet',
    value: 'LS-0412',
    message: 'Loaner Set updated succesfully.',
    history: { field: 'loanerSet', oldText: null, newText: 'LS-0412' },
    hasStamp: false,
  },
  {
    call: 'EditOrderNumber',
    value: 'SO-2',
    message: 'Order Number set succesfully.',
    history: { field: 'orderNumber', oldText: 'SO-1', newText: 'SO-2' },
  },
];

describe.each(cases)('$call', ({ call, value, message, history, hasStamp, before, isAsked }) => {
  const confirmed = isAsked ? { ignoreWarning: true } : {};
  const withStamp = async () => (hasStamp === false ? {} : { timestampBase64: await stamp() });
  beforeEach(async () => {
    if (before) await plan.set(before);
    // Nothing has happened yet that an approval of today would come too late for.
    const behind = and(eq(planMilestones.planId, id), ne(planMilestones.type, milestoneType.requestReceived));
    await plan.app.db.update(planMilestones).set({ actualAt: null }).where(behind);
  });

  it('stores the value with a history row, a new stamp and an event', async () => {
    const sent = { ...(await withStamp()), ...confirmed };
    const { status, body } = await edit(call, value, sent);
    expect({ status, ...body }).toMatchObject({ status: 200, result: 0, message, data: { merged: false } });
    expect(body.timestamp).toBe(await stamp());
    expect(await lastChange()).toMatchObject({ ...history, userSymbol: 'PLIN', source: 'screen' });
    // Its cycle may have to be shown anew too.
    const ofPlans = plan.app.takeEvents().filter(({ entity }) => entity === 'plan');
    expect(ofPlans).toEqual([{ entity: 'plan', entityId: String(id), stamp: body.timestamp }]);
    const { body: shown } = await plan.app.call('plan-reader', 'GET', url(`GetChanges/${id}`));
    expect((shown as Output<'getPlanChanges'>).data).toContainEqual(
      expect.objectContaining({
        oldValue: history.oldText,
        newValue: history.newText,
        userSymbol: 'PLIN',
        userName: 'Paula Lindqvist',
      }),
    );
  });

  it('leaves no trace when nothing differs', async () => {
    await edit(call, value, { ...(await withStamp()), ...confirmed });
    plan.app.takeEvents();
    const unchanged = await lastChange();
    const again = await edit(call, value, await withStamp());
    expect(again.body).toMatchObject({ result: 0, timestamp: await stamp() });
    expect([await lastChange(), plan.app.takeEvents()]).toEqual([unchanged, []]);
  });

  it('is refused without the right, anonymously, with unknown fields and for plans that do not exist', async () => {
    const sent = await withStamp();
    const unchanged = await lastChange();
    expect((await edit(call, value, sent, 'plan-reader')).status).toBe(403);
    expect((await plan.app.call(undefined, 'POST', url(call), { id, newValue: value, ...sent })).status).toBe(
      401,
    );
    const unknown = await edit(call, value, { ...sent, userId: 'me' });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: '/body/userId' }] } });
    expect(
      (await plan.app.call('planner', 'POST', url(call), { id: 99_999, newValue: value, ...sent })).status,
    ).toBe(404);
    expect(
      (await plan.app.call('planner', 'POST', url(call), { id: '30', newValue: value, ...sent })).status,
    ).toBe(400);
    expect((await edit(call, { some: 'object' }, sent)).status).toBe(400);
    expect([await lastChange(), plan.app.takeEvents()]).toEqual([unchanged, []]);
  });
});

describe('instants in the changes of a plan', () => {
  const recorded = async (field: string) => {
    const ofField = and(eq(changes.aggregate, 'plan'), eq(changes.field, field));
    const [row] = await plan.app.db.select().from(changes).where(ofField).limit(1);
    if (!row) throw new Error(`No plan has a change of ${field}`);
    const { body } = await plan.app.call('plan-reader', 'GET', url(`GetChanges/${row.aggregateId}`));
    return { row, shown: (body as Output<'getPlanChanges'>).data.map(({ newValue }) => newValue) };
  };

  it('go out as they are stored, for the zone of the viewer; the history also keeps them in words', async () => {
    const { row, shown } = await recorded('designSessionDate');
    expect(row.newValue).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(row.newText).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d UTC$/);
    expect(shown).toContain(row.newValue);
  });
});

it('keeps the history whole through all of this', async () => {
  expect((await verifyHistory(plan.app.db, { key: testHistoryKey })).broken).toEqual([]);
});
