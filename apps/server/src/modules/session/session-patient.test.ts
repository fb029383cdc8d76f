import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { plans } from '../plan/plan.tables.ts';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const patientName = 'M. Albers';

it('the patient is told to who works with the session, in lists only to who may read plans (N38)', async () => {
  const [request] = await desk.requests(1);
  if (!request) throw new Error('No request is free');
  const { id: planId, requestId } = request;
  await desk.app.db.update(plans).set({ patientName }).where(eq(plans.id, planId));
  const { body: booked } = await desk.call<DesignResult>(
    'session-manager',
    'POST',
    'sessionsAdministration',
    {
      requestId,
      designerId: dana,
      startDate: '2026-12-01T08:00:00Z',
      preparationDuration: '0.00:00:00',
      sessionDuration: '01:00:00',
      postprocessingDuration: '0.00:00:00',
    },
  );
  type Session = Output<'getDesignSession'>;
  const told = async (as: string, path: string) =>
    (await desk.call<Session>(as, 'GET', `sessionsAdministration/${path}`)).body.patientName;
  for (const path of [String(booked.id), `requestId/${requestId}`]) {
    expect(await told('session-manager', path)).toBe(patientName);
    expect(await told('designer', path)).toBe(patientName);
    expect(await told('administrator', path)).toBe(patientName);
    expect(await told('session-viewer', path)).toBeNull();
  }
  const days = 'start=2026-12-01T00:00:00Z&end=2026-12-02T00:00:00Z';
  const listed = async (as: string, path: string) => {
    const { body } = await desk.call<Output<'getDesignerSchedule'>>(as, 'GET', `${path}?${days}`);
    return body.sessions.find(({ id }) => id === booked.id)?.patientName;
  };
  for (const as of ['session-manager', 'designer']) expect(await listed(as, `schedules/${dana}`)).toBeNull();
  expect(await listed('session-viewer', 'schedules')).toBeNull();
  expect(await listed('administrator', 'schedules')).toBe(patientName);
});
