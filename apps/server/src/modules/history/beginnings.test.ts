import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { presentPlans } from '../plan/plan-values.ts';
import { plans } from '../plan/plan.tables.ts';
import { inNameOfNobody } from '../testing/in-name-of-nobody.ts';
import { readAnchors } from './anchor-file.ts';
import { changeBeginnings, changeChains } from './change.tables.ts';
import { recordBeginning } from './record-beginning.ts';
import { openHistoryDesk, run, withoutConstraintsOfPlans } from './testing/history-desk.ts';

/** A plan of which nothing has changed since it began. */
const untouched = 500;
const thing = { aggregate: 'plan', aggregateId: untouched };
const at = new Date('2026-11-20T09:00:00Z');
let desk: Awaited<ReturnType<typeof openHistoryDesk>>;
beforeAll(async () => {
  desk = await openHistoryDesk();
  await desk.app.db.transaction(async (tx) => {
    const values = { requestId: '26-500', type: 1, status: 0, designStatus: 0, productTypeId: 1 } as const;
    await tx.insert(plans).values({ ...values, id: untouched, createdAt: at });
    const begun = await presentPlans.valuesOf(tx, [untouched]);
    await recordBeginning(inNameOfNobody(tx, at), thing, begun.get(untouched) ?? {});
  });
  await desk.anchors().stop();
});
afterAll(() => desk.close());

const ofUntouched = `aggregate = 'plan' and aggregate_id = ${untouched}`;
/** Where chains began that had no key. */
const publicStart = '0'.repeat(64);

describe('a plan that has no change yet', () => {
  it('has a chain, which is anchored', async () => {
    const { broken, anchorFaults } = await desk.verify(desk.app.db);
    expect([broken, anchorFaults]).toEqual([[], []]);
    const { lines } = readAnchors(desk.file, desk.key);
    const told = lines.flatMap(({ ends }) => ends).filter(({ aggregateId }) => aggregateId === untouched);
    expect(told).toMatchObject([{ ...thing, length: 0 }]);
  });

  it.each([
    ['is rewritten', [`update plans set quantity = 88 where id = ${untouched}`], 'value'],
    [
      'is rewritten with its beginning',
      [
        `update plans set quantity = 88 where id = ${untouched}`,
        `update change_beginnings set field_values = field_values || '{"quantity":"88"}' where ${ofUntouched}`,
      ],
      'end',
    ],
    [
      'is rewritten without its beginning',
      [
        `delete from change_beginnings where ${ofUntouched}`,
        `update change_chains set head_hash = '${publicStart}' where ${ofUntouched}`,
        `update plans set quantity = 88, order_number = 'FORGED' where id = ${untouched}`,
      ],
      'beginning',
    ],
    [
      'is removed whole',
      [
        withoutConstraintsOfPlans,
        `delete from plans where id = ${untouched}`,
        `delete from change_chains where ${ofUntouched}`,
        `delete from change_beginnings where ${ofUntouched}`,
      ],
      'removed',
    ],
  ])('and %s is named', async (_what, statements, reason) => {
    const { broken } = await desk.foundAfter(run(statements));
    expect(broken).toMatchObject([{ ...thing, reason }]);
  });
});

it('a plan that somebody invents is named', async () => {
  const { broken } = await desk.foundAfter(
    run([
      `insert into plans (id, request_id, type, status, design_status, product_type_id, created_at)
        values (100001, '26-1', 1, 0, 0, 1, now())`,
      `insert into change_chains values ('plan', 100001, 0, '${publicStart}', now())`,
      `insert into change_beginnings (aggregate, aggregate_id, field_values)
        select aggregate, 100001, field_values from change_beginnings where ${ofUntouched}`,
    ]),
  );
  expect(broken).toMatchObject([{ aggregateId: 100001, reason: 'end' }]);
});

it('every plan has a beginning, also one that a planner makes', async () => {
  const made = await desk.app.call('planner', 'POST', '/api/FulfilmentPlan/SaveNewPlan', {
    orderNumber: 'SO-NEW-1',
    requestTypeId: 3,
    productType: 2,
    productNumber: '51-21057',
    manufacturingLocationId: 1,
  });
  const id = (made.body as Output<'saveNewPlan'>).fulfilmentPlanId ?? 0;
  const isOfPlans = eq(changeBeginnings.aggregate, 'plan');
  const begun = await desk.app.db
    .select({ id: changeBeginnings.aggregateId })
    .from(changeBeginnings)
    .where(isOfPlans);
  const there = await desk.app.db.select({ id: plans.id }).from(plans);
  expect(new Set(begun.map((one) => one.id))).toEqual(new Set(there.map((one) => one.id)));
  const [chain] = await desk.app.db
    .select()
    .from(changeChains)
    .where(sql`aggregate = 'plan' and aggregate_id = ${id}`);
  expect(chain?.length).toBeGreaterThan(1);
  expect((await desk.verify(desk.app.db)).broken).toEqual([]);
});

it('a plan that somebody invents before all others is named too', async () => {
  const { broken } = await desk.foundAfter(
    run([
      withoutConstraintsOfPlans,
      `insert into plans (id, request_id, type, status, design_status, product_type_id, created_at)
        values (-1, '26-1', 1, 0, 0, 1, now())`,
    ]),
  );
  expect(broken).toMatchObject([{ aggregateId: -1, reason: 'chain' }]);
});
