import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { planComments } from './plan-link.tables.ts';
import { plans } from './plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const requestIdOf = async (id: number) =>
  (await app.db.select().from(plans).where(eq(plans.id, id)))[0]?.requestId ?? '';

describe('comments', () => {
  const id = 12;
  const comments = async (as = 'planner') =>
    (await app.call(as, 'GET', url(`GetComments/${id}`))).body as Output<'listPlanComments'>;
  const add = (commentText: string, as = 'planner') =>
    app.call(as, 'POST', url('AddComment'), { fulfilmentPlanId: id, commentText });

  it('are added, edited and deleted by their author, with the last one in the list', async () => {
    const { body } = await add('Please pack with the short screws.');
    expect(body).toMatchObject({ result: 0, message: 'Comment added.' });
    const [first] = (body as Output<'addPlanComment'>).comments;
    expect(first).toMatchObject({ text: 'Please pack with the short screws.', userSymbol: 'PLIN' });
    expect(app.takeEvents().map(({ entity }) => entity)).toEqual(['plan-comment', 'plan']);
    expect((await app.db.select().from(plans).where(eq(plans.id, id)))[0]?.lastComment).toBe(
      'Please pack with the short screws.',
    );
    const commentId = first?.id ?? 0;
    const edit = { fulfilmentPlanId: id, commentId, commentText: 'With the long ones.' };
    const refused = await app.call('manufacturing', 'POST', url('EditComment'), edit);
    expect(refused.body).toMatchObject({ result: 2, message: 'Only its author can change a comment.' });
    const foreign = await app.call('administrator', 'POST', url(`DeleteComment/${commentId}`));
    expect(foreign.body).toMatchObject({ result: 2 });
    expect((await comments()).comments[0]?.text).toBe('Please pack with the short screws.');
    expect((await app.call('planner', 'POST', url('EditComment'), edit)).body).toMatchObject({
      result: 0,
      message: 'Comment edited.',
    });
    const gone = await app.call('planner', 'POST', url(`DeleteComment/${commentId}`));
    expect(gone.body).toMatchObject({ result: 0, message: 'Comment deleted.' });
    expect((await app.call('planner', 'POST', url(`DeleteComment/${commentId}`))).status).toBe(404);
    const { body: history } = await app.call('planner', 'GET', url(`GetChanges/${id}`));
    expect((history as Output<'getPlanChanges'>).data.slice(0, 3)).toMatchObject([
      { field: 'Comment', oldValue: 'With the long ones.', newValue: null },
      { field: 'Comment', newValue: 'With the long ones.' },
      { field: 'Comment', oldValue: null },
    ]);
  });

  it('are one when somebody sends the same at once, also among others, and two when it is said again (attacks E03, E04)', async () => {
    const ofText = async (text: string) =>
      (await comments()).comments.filter((one) => one.text === text).length;
    app.takeEvents();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('Ten times at once')));
    for (const { body } of answers) expect(body).toMatchObject({ result: 0, message: 'Comment added.' });
    expect(await ofText('Ten times at once')).toBe(1);
    expect(app.takeEvents()).toHaveLength(2);
    await add('Ten times at once', 'administrator');
    await add('In between');
    await add(' Ten times at once\n');
    expect(await ofText('Ten times at once')).toBe(2);
    const long = new Date('2026-11-20T08:59:49.000Z');
    await app.db.update(planComments).set({ modifiedAt: long });
    await add('Ten times at once');
    expect(await ofText('Ten times at once')).toBe(3);
  });

  it('cannot be empty or endless, and belong to a plan that exists', async () => {
    for (const text of ['', '   ', '\u0001', '\u200b', 'x'.repeat(4001)])
      expect((await add(text)).status).toBe(400);
    expect((await add('Hello', 'plan-reader')).status).toBe(403);
    const nowhere = await app.call('planner', 'POST', url('AddComment'), {
      fulfilmentPlanId: 9999,
      commentText: 'Hi',
    });
    expect(nowhere.status).toBe(404);
    expect(await comments('plan-reader')).toMatchObject({ canManageComments: false });
    expect(await comments()).toMatchObject({ canManageComments: true });
  });
});

describe('links', () => {
  const links = async (id: number) =>
    ((await app.call('planner', 'GET', url(`GetLinkedPlans/${id}`))).body as Output<'listLinkedPlans'>).model;
  const save = async (from: number, to: string, linkType = 4) =>
    (
      await app.call('planner', 'POST', url('SaveLink'), {
        fulfilmentPlanId: from,
        linkedRequestId: to,
        linkType,
        comment: ' Left side ',
      })
    ).body;

  it('are seen from both plans, each with the fitting words, and deleted again (F50 to F63)', async () => {
    const before = (await app.db.select().from(plans).where(eq(plans.id, 3)))[0]?.linksCount ?? 0;
    expect(await save(3, await requestIdOf(5))).toMatchObject({ result: 0, message: 'Link added.' });
    const mine = (await links(3)).find(({ fulfilmentPlanId }) => fulfilmentPlanId === 5);
    expect(mine).toMatchObject({ linkDescription: 'Replaces', comment: 'Left side', canBeDeleted: true });
    expect((await links(5)).find(({ fulfilmentPlanId }) => fulfilmentPlanId === 3)).toMatchObject({
      linkDescription: 'Replaced by',
    });
    expect((await app.db.select().from(plans).where(eq(plans.id, 3)))[0]?.linksCount).toBe(before + 1);
    const remove = () =>
      app.call('planner', 'POST', url('DeleteLink'), { fulfilmentPlanId: 5, linkId: mine?.id ?? 0 });
    expect((await remove()).body).toMatchObject({ result: 0, message: 'Link deleted.' });
    expect((await remove()).status).toBe(404);
    expect((await app.db.select().from(plans).where(eq(plans.id, 3)))[0]?.linksCount).toBe(before);
  });

  it('refuse themselves, a second one of the kind, unknown requests and the kind of the system', async () => {
    expect(await save(3, await requestIdOf(3))).toMatchObject({
      result: 2,
      message: 'A plan cannot be linked to itself.',
    });
    expect(await save(3, '99-00000')).toMatchObject({ result: 2, message: 'There is no request 99-00000.' });
    await save(3, await requestIdOf(6));
    expect(await save(6, await requestIdOf(3))).toMatchObject({ result: 2 });
    expect(await save(3, await requestIdOf(7), 2)).toMatchObject({ result: 2 });
    const system = await app.call('planner', 'POST', url('DeleteLink'), { fulfilmentPlanId: 3, linkId: 0 });
    expect(system.body).toMatchObject({ result: 2 });
    expect((await app.call('plan-reader', 'GET', url('GetLinkTypes'))).body).toMatchObject({
      types: [
        { type: 1, name: 'Related' },
        { type: 3, name: 'Same patient' },
        { type: 4, name: 'Replaces' },
      ],
    });
  });

  it('of re-orders come from the system, warn of holds and cannot be deleted (F51, F52)', async () => {
    const [reOrder] = await app.db.select().from(plans).where(eq(plans.type, 2)).limit(1);
    await app.db
      .update(plans)
      .set({ status: 8, heldFrom: 4 })
      .where(eq(plans.id, reOrder?.underlyingPlanId ?? 0));
    expect((await links(reOrder?.id ?? 0))[0]).toMatchObject({
      id: 0,
      linkType: 2,
      linkDescription: 'Re-order of',
      hasWarning: true,
      warningMessage: 'The linked plan is on hold.',
      canBeDeleted: false,
    });
  });
});

describe('repeat orders and search', () => {
  it('show the whole tree from any of its plans (K1 to K5)', async () => {
    const chain = [50, 51, 52, 53];
    for (const [place, id] of chain.entries()) {
      await app.db
        .update(plans)
        .set({ underlyingPlanId: chain[place - 1] ?? null })
        .where(eq(plans.id, id));
    }
    for (const id of chain) {
      const { body } = await app.call(
        'manufacturing-reader',
        'POST',
        `/api/repeatOrder/getRepeatOrders/${id}`,
      );
      expect(body).toMatchObject({
        id: 50,
        children: [{ id: 51, children: [{ id: 52, children: [{ id: 53 }] }] }],
      });
    }
    await app.db.update(plans).set({ underlyingPlanId: 53 }).where(eq(plans.id, 50));
    expect((await app.call('planner', 'POST', '/api/repeatOrder/getRepeatOrders/51')).status).toBe(200);
    expect((await app.call('planner', 'POST', '/api/repeatOrder/getRepeatOrders/9999')).status).toBe(404);
  });

  it('find a plan by its request id or the only part that fits (M1 to M4)', async () => {
    const search = async (phrase: string, screenType = 1, as = 'planner') =>
      (await app.call(as, 'POST', '/api/Search/SearchPhrase', { phrase, screenType })).body;
    const requestId = await requestIdOf(33);
    expect(await search(requestId)).toMatchObject({ result: 0, screenType: 1, fulfilmentPlanId: 33 });
    expect(await search(' 10033 ', 3)).toMatchObject({ screenType: 3, fulfilmentPlanId: 33 });
    const several = { result: 0, screenType: null, fulfilmentPlanId: null };
    expect(await search('10', 1)).toMatchObject({ ...several, hits: { length: 10 } });
    expect(await search('%')).toMatchObject({ result: 2, message: 'No request was found for %.' });
    await app.db.update(plans).set({ type: 3 }).where(eq(plans.id, 33));
    expect(await search(requestId, 2, 'manufacturing')).toMatchObject({ screenType: 4 });
    expect(await search(requestId, 1, 'manufacturing')).toMatchObject({ screenType: 4 });
  });
});
