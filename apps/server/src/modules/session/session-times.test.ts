import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { plans } from '../plan/plan.tables.ts';
import { sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const { call } = desk;
const durations = {
  preparationDuration: '0.01:00:00',
  sessionDuration: '01:00:00',
  postprocessingDuration: '0.00:00:00',
};
const asked = (more: Readonly<Record<string, string>>) =>
  new URLSearchParams({
    dateTimeFrom: '2026-11-23T00:00:00Z',
    dateTimeTo: '2026-11-30T00:00:00Z',
    ...durations,
    ...more,
  }).toString();
const times = (more: Readonly<Record<string, string>>) =>
  call<Output<'listSessionTimes'>>('session-viewer', 'GET', `sessionTimes?${asked(more)}`);

describe('session times', () => {
  it('are the starts that somebody can take, with why there are not more (N31, N40)', async () => {
    const { body } = await times({ productTypeId: '1', priority: 'false' });
    expect(body.errorCode).toBeNull();
    expect(body.availableSlots.length).toBeGreaterThan(10);
    expect(body.losses.length).toBeGreaterThan(0);
    const [request] = await desk.requests(1);
    const ofRequest = (await times({ requestId: request?.requestId ?? '' })).body;
    expect(ofRequest.availableSlots.map(({ dateTimeFrom }) => dateTimeFrom)).toContain(
      '2026-11-25T08:00:00.000Z',
    );
    const query = new URLSearchParams({
      requestId: request?.requestId ?? '',
      startDate: '2026-11-25T08:00:00Z',
      ...durations,
    }).toString();
    const { body: found } = await call<Output<'findDesignersForSession'>>(
      'designer',
      'GET',
      `availabilities?${query}`,
    );
    expect(found.items.map(({ name }) => name)).toContain('Dana Novak');
    expect(found.items.map(({ id }) => id)).toContain(found.chosenDesigner);
  });

  it('are none for a plan that is over, and say so (§3.8.10)', async () => {
    const [done] = await desk.app.db
      .select({ requestId: plans.requestId })
      .from(plans)
      .where(eq(plans.status, planStatus.done))
      .limit(1);
    const requestId = done?.requestId ?? '';
    const query = new URLSearchParams({ requestId, startDate: '2026-11-25T08:00:00Z', ...durations });
    for (const answer of [
      await times({ requestId }),
      await call<unknown>('session-manager', 'GET', `availabilities?${query.toString()}`),
    ])
      expect(answer).toMatchObject({
        status: 400,
        body: {
          errors: [
            { path: '/query/requestId', message: expect.stringContaining(`${requestId} is done`) as string },
          ],
        },
      });
  });

  it('and designers are not searched for a session of no length (N14)', async () => {
    const [request] = await desk.requests(1);
    const requestId = request?.requestId ?? '';
    const more = { requestId, ...durations, sessionDuration: '00:00:00' };
    const query = new URLSearchParams({ startDate: '2026-11-25T08:00:00Z', ...more });
    for (const answer of [
      await times(more),
      await call<unknown>('session-manager', 'GET', `availabilities?${query.toString()}`),
    ])
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: '/query/sessionDuration', message: 'Session time is required.' }] },
      });
  });

  it('tell losses by the days of who looks: none of a day that has starts is without designers (§3.8.9)', async () => {
    for (const timezone of ['America/New_York', 'Pacific/Auckland', 'Europe/Berlin']) {
      const dateOf = (instant: string) =>
        new Date(instant).toLocaleDateString('sv-SE', { timeZone: timezone });
      const { availableSlots, losses } = (await times({ productTypeId: '1', priority: 'false', timezone }))
        .body;
      const days = new Set(availableSlots.map(({ dateTimeFrom }) => dateOf(dateTimeFrom)));
      const nobody = losses.filter(({ reason }) => reason === 'NoAvailability').map(({ date }) => date);
      expect(
        nobody.filter((date) => days.has(date) || losses.filter((one) => one.date === date).length > 1),
      ).toEqual([]);
      // The window is a week of UTC.
      const all = losses.map(({ date }) => date);
      expect(all.every((date) => date >= '2026-11-22' && date <= '2026-11-30')).toBe(true);
    }
  });

  it('of a type without properties are not configured (N32)', async () => {
    expect((await times({ productTypeId: '8' })).body).toEqual({
      availableSlots: [],
      errorCode: 'NOT_CONFIGURED',
      losses: [],
    });
  });

  it.each([
    [{}],
    [{ productTypeId: '9' }],
    [{ productTypeId: '999' }],
    [{ requestId: '99-99999' }],
    [{ productTypeId: '1', dateTimeTo: '2026-11-23T00:00:00Z' }],
    [{ productTypeId: '1', dateTimeTo: '2027-11-23T00:00:00Z' }],
    [{ productTypeId: '1', sessionDuration: '00:00:00' }],
    [{ productTypeId: '1', sessionDuration: '01:03:00' }],
    [{ productTypeId: '1', timezone: 'Europe/Atlantis' }],
  ])('refuse %j', async (more) => {
    expect((await times(more as Record<string, string>)).status).toBe(400);
  });
});
