import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import type { DesignResult } from './design-result.ts';
import { designSessions } from './session.tables.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();

it('plans that are offered for a session are those for which one can be booked (N28)', async () => {
  const requests = await desk.requests(6);
  const ids = requests.map(({ id }) => id);
  const { db } = desk.app;
  for (const [place, id] of ids.entries())
    await db
      .update(plans)
      .set({ requestId: `Book-${place}` })
      .where(eq(plans.id, id));
  const put = (place: number, status: number) =>
    db
      .update(plans)
      .set({ status: status as typeof planStatus.done })
      .where(eq(plans.id, ids[place] ?? 0));
  await put(1, planStatus.terminated);
  await put(2, planStatus.done);
  const book = async (place: number, startDate: string) => {
    const { body } = await desk.call<DesignResult>('session-manager', 'POST', 'sessionsAdministration', {
      requestId: `Book-${place}`,
      designerId: dana,
      startDate,
      preparationDuration: '0.00:00:00',
      sessionDuration: '01:00:00',
      postprocessingDuration: '0.00:00:00',
    });
    return body;
  };
  const hidden = await db
    .insert(productTypes)
    .values({ name: 'Out of use', code: 'OOU', isHidden: true })
    .returning();
  await db
    .update(plans)
    .set({ productTypeId: hidden[0]?.id ?? 0 })
    .where(eq(plans.id, ids[5] ?? 0));
  const session = await book(3, '2026-11-25T08:00:00Z');
  const failed = await book(4, '2026-11-25T12:00:00Z');
  await db
    .update(designSessions)
    .set({ meeting: 4 })
    .where(eq(designSessions.id, failed.id ?? 0));
  expect([session.result, failed.result]).toEqual([0, 0]);
  const find = async (more: string) => {
    const path = `/api/FulfilmentPlan/FilterRequests/?containsString=book-${more}`;
    const { body } = await desk.app.call('session-viewer', 'GET', path);
    return [...(body as { data: string[] }).data].sort();
  };
  const all = ['Book-0', 'Book-1', 'Book-2', 'Book-3', 'Book-4', 'Book-5'];
  expect(await find('')).toEqual(all);
  const offered = await find('&bookable=true');
  expect(offered).toEqual(['Book-0', 'Book-4']);
  // The server decides the same of each.
  const refused = /is terminated|is done|has a session already|is hidden/;
  for (const [place, id] of all.entries()) {
    const { messages } = await book(place, '2026-11-30T08:00:00Z');
    expect([id, refused.test(messages.join(' '))]).toEqual([id, !offered.includes(id)]);
  }
});
