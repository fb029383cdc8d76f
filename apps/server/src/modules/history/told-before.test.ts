import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../plan/plan.tables.ts';
import { changes } from './change.tables.ts';
import { storedParts } from './field-value.ts';
import { openHistoryDesk } from './testing/history-desk.ts';

let desk: Awaited<ReturnType<typeof openHistoryDesk>>;
beforeAll(async () => {
  desk = await openHistoryDesk();
});
afterAll(() => desk.close());

const brokenOf = async (id: number) =>
  (await desk.verify(desk.app.db)).broken.filter(({ aggregateId }) => aggregateId === id);

const editLoanerSet = (id: number, newValue: string | null) =>
  desk.app.call('planner', 'POST', '/api/FulfilmentPlan/EditLoanerSet', { id, newValue });

describe('a value that somebody put into the table', () => {
  it.each([
    ['of which nothing had changed yet', 7, []],
    ['that had changed before', 8, ['LS-1', 'LS-2']],
  ])('is named after an honest edit of the field too, %s', async (_which, id, before) => {
    for (const value of before) await editLoanerSet(id, value);
    expect(await brokenOf(id)).toEqual([]);
    await desk.app.db.update(plans).set({ loanerSet: 'FORGED' }).where(eq(plans.id, id));
    expect(await brokenOf(id)).toMatchObject([{ reason: 'value', field: 'loanerSet' }]);
    expect(await editLoanerSet(id, 'LS-3')).toMatchObject({ body: { result: 0 } });
    const [fault, ...others] = await brokenOf(id);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ aggregate: 'plan', reason: 'before', field: 'loanerSet' });
    const { aggregateId, field, oldValue } = changes;
    const forged = and(eq(aggregateId, id), eq(field, 'loanerSet'), eq(oldValue, 'FORGED'));
    expect(await desk.app.db.select().from(changes).where(forged)).toMatchObject([
      { sequence: fault?.sequence, newValue: 'LS-3' },
    ]);
  });

  it('is named where it was nothing, which is not how a plan was made', async () => {
    await editLoanerSet(11, 'LS-1');
    await desk.app.db.update(plans).set({ loanerSet: null }).where(eq(plans.id, 11));
    expect(await editLoanerSet(11, 'LS-2')).toMatchObject({ body: { result: 0 } });
    expect(await brokenOf(11)).toMatchObject([{ reason: 'before', field: 'loanerSet' }]);
  });
});

it('comments are several: what becomes of one says nothing of another', async () => {
  const path = '/api/FulfilmentPlan/AddComment';
  for (const commentText of ['One', 'Another'])
    await desk.app.call('planner', 'POST', path, { fulfilmentPlanId: 10, commentText });
  expect(await brokenOf(10)).toEqual([]);
});

it('what is made of parts is the same in whichever order', () => {
  const one = storedParts([{ end: '12:00', start: '10:00', of: { b: null, a: 1 } }]);
  expect(one).toBe(storedParts([{ start: '10:00', of: { a: 1, b: null }, end: '12:00' }]));
  expect(one).not.toBe(storedParts([{ start: '10:00', end: '12:00' }]));
});
