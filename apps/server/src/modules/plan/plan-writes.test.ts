import { planFieldText } from '@crt/domain/plan-field';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { verifyHistory } from '../history/verify-history.ts';
import { testHistoryKey } from '../testing/history-key.ts';
import { startTestApp, tickingClock, type TestApp } from '../testing/test-app.ts';
import { planAggregate } from './plan.aggregate.ts';
import { plans } from './plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(60, tickingClock());
});
afterAll(() => app.close());

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const post = async (call: string, body?: object) => {
  const { status, body: answer } = await app.call('planner', 'POST', url(call), body);
  expect([call, status]).toEqual([call, 200]);
  return answer as { result: number };
};
async function stampOf(id: number): Promise<string> {
  const { body } = await app.call('planner', 'GET', url(`GetMilestones/${id}`));
  return (body as { timestamp: string }).timestamp;
}

/** A plan of each product type that waits for its manufacturing, all milestones before it. */
async function openPlans() {
  const { id, productTypeId } = plans;
  const open = and(eq(plans.type, 1), lte(plans.status, 3));
  const rows = await app.db.select({ id, productTypeId }).from(plans).where(open).orderBy(asc(id));
  return new Map(rows.map((row) => [row.productTypeId, row]));
}

/** Every kind of write of one plan, those of all panels and those that are no edit of a field. */
async function writeAll(id: number): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  const edit = async (call: string, newValue: unknown, more: object = {}) => {
    const bare = { id, newValue, ...more };
    const stamped = { ...bare, timestampBase64: await stampOf(id) };
    // Some edits know a confirmation, some a stamp only, some neither (F59).
    for (const sent of [{ ...stamped, ignoreWarning: true }, stamped, bare]) {
      const { status, body } = await app.call('planner', 'POST', url(call), sent);
      if (status === 400) continue;
      done.set(call, (body as { result?: number }).result ?? 9);
      break;
    }
  };
  const due = (milestoneId: number, newValue: string | null) =>
    edit('EditMilestonePlannedDate', newValue, { milestoneId });
  await edit('EditQuantity', 3);
  await edit('EditIsPriority', true);
  await edit('EditManufacturingAtRisk', true);
  await edit('EditDesignSessionDate', '2026-11-26T09:00:00Z');
  await edit('EditFileUploadedDate', '2026-11-18T09:00:00Z');
  await edit('EditTrackingNumber', '1Z999');
  await edit('EditManufacturingLocalization', 2);
  await edit('EditSides', 2);
  await edit('EditManufacturingDataRevision', 9);
  await edit('EditRaApproval', true);
  await due(8, '2027-02-03T12:00:00Z');
  await due(8, null);
  await due(7, '2027-01-13T12:00:00Z');
  await edit('AddOrEditManufacturingStartDate', '2026-12-03T16:00:00Z');
  await edit('EditManufacturingStartDatePosition', 1);
  await edit('RecalculateManufacturingStartDate', 'UPC');
  await post(`UnlockMilestones/${id}`);
  await edit('SetManufacturingOnHoldResume', undefined);
  await edit('SetManufacturingOnHoldResume', undefined);
  await edit('EditMilestoneActualDate', '2026-11-19T09:00:00Z', { milestoneId: 2 });
  await edit('UpdateReimport', true);
  await post('AddComment', { fulfilmentPlanId: id, commentText: `A comment on ${id}` });
  return done;
}

describe('every write of a plan', () => {
  it('leaves a history that says what the plan then is', async () => {
    const done = await Promise.all([...(await openPlans()).values()].map(({ id }) => writeAll(id)));
    const refused = [...new Set(done.flatMap((calls) => [...calls.keys()]))].filter((call) =>
      done.every((calls) => calls.get(call) !== 0),
    );
    expect(refused).toEqual([]);
    const [underlying] = await app.db.select().from(plans).where(eq(plans.id, 2));
    const reOrder = { requestTypeId: 2, underlyingRequestId: underlying?.requestId, quantity: 2 };
    const made = await post('SaveNewPlan', { ...reOrder, orderNumber: 'SO-W', manufacturingLocationId: 2 });
    const { fulfilmentPlanId } = made as Output<'saveNewPlan'>;
    await post('SaveLink', { fulfilmentPlanId, linkedRequestId: '26-10011', linkType: 1, comment: null });
    await writeAll(fulfilmentPlanId ?? 0);
    const present = { [planAggregate.name]: planAggregate.present };
    const { broken } = await verifyHistory(app.db, { key: testHistoryKey, present });
    expect(broken).toEqual([]);
  });

  it('tells a re-order to the order that it repeats: a link, a new stamp, an event', async () => {
    const [before] = await app.db.select().from(plans).where(eq(plans.id, 3));
    app.takeEvents();
    const reOrder = { requestTypeId: 2, underlyingRequestId: before?.requestId, quantity: 1 };
    const typed = { orderNumber: 'SO-W2', manufacturingLocationId: 2, ignoreWarning: true };
    expect(await post('SaveNewPlan', { ...reOrder, ...typed })).toMatchObject({ result: 0 });
    const [after] = await app.db.select().from(plans).where(eq(plans.id, 3));
    expect(after).toMatchObject({
      linksCount: (before?.linksCount ?? 0) + 1,
      stamp: (before?.stamp ?? 0) + 1,
    });
    expect(app.takeEvents()).toContainEqual(expect.objectContaining({ entity: 'plan-link', entityId: '3' }));
  });
});

describe('one action', () => {
  let id = 0;
  beforeAll(async () => {
    // Without a session, whose date stays locked.
    const isOpen = and(eq(plans.type, 1), lte(plans.status, 3), isNull(plans.designSessionDate));
    const rows = await app.db.select({ id: plans.id }).from(plans).where(isOpen).orderBy(asc(plans.id));
    id = rows.at(-1)?.id ?? 0;
    // As nobody has touched it yet.
    await post(`UnlockMilestones/${id}`);
  });
  /** The rows of the last action of a call. */
  async function rowsOf(call: string, body: object) {
    const [last] = await app.db.select({ stamp: plans.stamp }).from(plans).where(eq(plans.id, id));
    const sent = { id, ignoreWarning: true, timestampBase64: await stampOf(id), ...body };
    expect(await post(call, sent)).toMatchObject({ result: 0 });
    return app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregateId, id), gt(changes.stamp, last?.stamp ?? 0)))
      .orderBy(asc(changes.sequence));
  }

  it('is one row per field, of one batch and moment, each with its source; giving up a date is one change, not two', async () => {
    const set = await rowsOf('EditMilestonePlannedDate', {
      milestoneId: 7,
      newValue: '2027-01-13T12:00:00Z',
    });
    expect(set).toContainEqual(expect.objectContaining({ field: 'milestone:7:planned', source: 'screen' }));
    expect(set).toContainEqual(expect.objectContaining({ field: 'lockedMilestones', newText: 'Shipped' }));
    expect(set).toContainEqual(expect.objectContaining({ source: 'scheduler' }));
    const cleared = await rowsOf('EditMilestonePlannedDate', { milestoneId: 7, newValue: null });
    for (const rows of [set, cleared]) {
      expect(new Set(rows.map(({ batchId, changedAt }) => `${batchId} ${changedAt.getTime()}`)).size).toBe(1);
      expect(rows.map(({ field }) => field)).toEqual([...new Set(rows.map(({ field }) => field))]);
    }
    const [shipped] = cleared.filter(({ field }) => field === 'milestone:7:planned');
    expect(shipped).toMatchObject({ oldValue: '2027-01-13T12:00:00.000Z', source: 'screen' });
    expect(shipped?.newValue).not.toBeNull();
    expect(cleared).toContainEqual(
      expect.objectContaining({ field: 'lockedMilestones', oldText: 'Shipped', newText: null }),
    );
    const { body } = await app.call('planner', 'GET', `/api/FulfilmentPlan/GetChanges/${id}`);
    const shown = (body as Output<'getPlanChanges'>).data.slice(0, cleared.length);
    expect(shown.map(({ field }) => field)).toEqual(cleared.map(({ field }) => planFieldText(field)));
  });
});
