import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const patientName = 'M. Albers';

type Session = Output<'getDesignSession'>;

/** A session of an hour with the plan that it is for. */
async function booked(startDate: string) {
  const [request] = await desk.requests(1);
  if (!request) throw new Error('No request is free');
  const { id: planId, requestId } = request;
  const durations = { preparationDuration: '0.00:00:00', postprocessingDuration: '0.00:00:00' };
  const body = { requestId, designerId: dana, startDate, sessionDuration: '01:00:00', ...durations };
  const answer = await desk.call<DesignResult>('session-manager', 'POST', 'sessionsAdministration', body);
  return { planId, requestId, id: answer.body.id };
}

it('the patient is told to who works with the session, in lists only to who may read plans (N38)', async () => {
  const { planId, requestId, id } = await booked('2026-12-01T08:00:00Z');
  await desk.app.db.update(plans).set({ patientName }).where(eq(plans.id, planId));
  const told = async (as: string, path: string) =>
    (await desk.call<Session>(as, 'GET', `sessionsAdministration/${path}`)).body.patientName;
  for (const path of [String(id), `requestId/${requestId}`]) {
    expect(await told('session-manager', path)).toBe(patientName);
    expect(await told('designer', path)).toBe(patientName);
    expect(await told('administrator', path)).toBe(patientName);
    expect(await told('session-viewer', path)).toBeNull();
  }
  const days = 'start=2026-12-01T00:00:00Z&end=2026-12-02T00:00:00Z';
  const listed = async (as: string, path: string) => {
    const { body } = await desk.call<Output<'getDesignerSchedule'>>(as, 'GET', `${path}?${days}`);
    return body.sessions.find((session) => session.id === id)?.patientName;
  };
  for (const as of ['session-manager', 'designer']) expect(await listed(as, `schedules/${dana}`)).toBeNull();
  expect(await listed('session-viewer', 'schedules')).toBeNull();
  expect(await listed('administrator', 'schedules')).toBe(patientName);
});

it('a product type that is not offered any more still has its name (N38)', async () => {
  const { planId, id } = await booked('2026-12-03T08:00:00Z');
  const [plan] = await desk.app.db.select().from(plans).where(eq(plans.id, planId));
  const [type] = await desk.app.db
    .update(productTypes)
    .set({ isHidden: true })
    .where(eq(productTypes.id, plan?.productTypeId ?? 0))
    .returning();
  const { body } = await desk.call<Session>('session-viewer', 'GET', `sessionsAdministration/${id}`);
  expect(body.productTypeName).toBe(type?.name);
});
