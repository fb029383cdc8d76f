import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { changes } from '../../history/change.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plans } from '../plan.tables.ts';

/** A plan on which every edit of the request is possible; SMRP is type 2, its PO fields are shown. */
export const id = 30;
const start = {
  type: 1,
  status: 4,
  heldFrom: null,
  productTypeId: 2,
  productId: 2,
  distributionCenterId: 1,
  quantity: 2,
  orderNumber: 'SO-1',
  isManufacturingOnly: true,
  poNumber: null,
  poNumberDate: null,
  raApproval: true,
  loanerSet: null,
} as const;

/** What a test changes of the plan beforehand. */
export type Before = Partial<typeof plans.$inferInsert>;

export const url = (call: string) => `/api/FulfilmentPlan/${call}`;

/** An application whose plan {@link id} begins each test of a file as it was, and what tests do with it. */
export function editedPlan() {
  let app: TestApp;
  const set = (before: Before) =>
    app.db
      .update(plans)
      .set({ ...start, ...before })
      .where(eq(plans.id, id));
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await set({});
    app.takeEvents();
  });
  return {
    get app() {
      return app;
    },
    set,
    stamp: async () => {
      const { body } = await app.call('planner', 'GET', url(`GetRequestInformation/${id}`));
      return (body as Output<'getRequestInformation'>).data.timestampBase64;
    },
    edit: async (call: string, newValue: unknown, more: object = {}, as = 'planner') => {
      const answer = await app.call(as, 'POST', url(call), { id, newValue, ...more });
      return { status: answer.status, body: answer.body as Output<'editPlanQuantity'> };
    },
    lastChange: async () => {
      const ofPlan = and(
        eq(changes.aggregate, 'plan'),
        eq(changes.aggregateId, id),
        eq(changes.source, 'screen'),
      );
      const [row] = await app.db
        .select()
        .from(changes)
        .where(ofPlan)
        .orderBy(desc(changes.sequence))
        .limit(1);
      return row;
    },
  };
}
