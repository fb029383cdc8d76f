import { availabilityType, occurrences, type Availability } from '@crt/domain/availability';
import { meetingStatus } from '@crt/domain/booked-session';
import { designStatus } from '@crt/domain/design-status';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { makeMeetings } from './meeting/make-meetings.ts';
import { scheduled, testNow } from './testing/session-desk.ts';
import { findAvailabilities } from './availability/availability.repository.ts';
import { findBooked } from './booking/session.repository.ts';
import type { DemoDesigner } from './designer.demo.ts';
import { drawSessions } from './session.demo.ts';
import { designSessions } from './session.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(600);
});
afterAll(() => app.close());

const week = 7 * 86_400_000;
const around = { start: testNow.getTime() - 6 * week, end: testNow.getTime() + 6 * week };

describe('the sessions of the demo world (§3.0)', () => {
  it('are 120 in all states and 8 pre-reservations, two of them inside 24 hours', async () => {
    const rows = await app.db.select().from(designSessions);
    const held = rows.filter(({ meeting }) => meeting !== null);
    const waiting = rows.filter(({ meeting }) => meeting === null);
    expect([held.length, waiting.length]).toEqual([120, 8]);
    expect(new Set(held.map(({ meeting }) => meeting))).toEqual(new Set(Object.values(meetingStatus)));
    const soon = waiting.filter(({ startAt }) => startAt.getTime() - testNow.getTime() < week / 7);
    expect(soon).toHaveLength(2);
    expect(held.some(({ organizerId }) => organizerId === null)).toBe(true);
    const toCome = held.filter(({ startAt }) => startAt > testNow);
    expect(toCome.length).toBeGreaterThan(25);
  });

  it('were held when the milestone says, where the design is approved', async () => {
    const { planId, startAt } = designSessions;
    const isOfSession = and(eq(planMilestones.planId, planId), eq(planMilestones.type, 3));
    const rows = await app.db
      .select({ startAt, heldAt: planMilestones.actualAt })
      .from(designSessions)
      .innerJoin(plans, and(eq(plans.id, planId), eq(plans.designStatus, designStatus.approved)))
      .innerJoin(planMilestones, isOfSession);
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows)
      expect(Math.abs(row.startAt.getTime() - (row.heldAt?.getTime() ?? 0))).toBeLessThan((week / 7) * 2);
  });

  it('never take the time of another one, and lie in ten weeks of availability', async () => {
    const booked = await findBooked(app.db, around);
    for (const [, own] of Map.groupBy(booked, ({ designerId }) => designerId)) {
      const pieces = own
        .flatMap(({ preparation, session, post }) => [...preparation, session, ...post])
        .toSorted((one, other) => one.start - other.start);
      for (const [place, { start }] of pieces.entries())
        expect(start).toBeGreaterThanOrEqual(pieces[place - 1]?.end ?? 0);
    }
    expect((await findAvailabilities(app.db, around)).length).toBeGreaterThan(30);
  });

  it('of pre-reservations lie beside the working hours, at whatever hour the world begins', () => {
    const timezone = 'Pacific/Auckland';
    const weekDays = [1, 2, 3, 4, 5, 6, 7] as const;
    const designer: DemoDesigner = {
      userId: 'usr-0001',
      isActive: true,
      locationId: 1,
      sessionsPerDay: 2,
      bookableViaApi: true,
      timezone,
      productTypeIds: [1],
      parts: [9, 14],
      weekDays,
      absentOn: [],
    };
    const work: Availability = {
      id: 1,
      designerId: designer.userId,
      type: availabilityType.recurring,
      startDate: '2026-11-01',
      endDate: '2026-12-31',
      days: weekDays.flatMap((weekDay) => [
        { weekDay, startTime: '09:00', endTime: '13:00' },
        { weekDay, startTime: '14:00', endTime: '18:00' },
      ]),
    };
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(Date.UTC(2026, 10, 25, hour, 10));
      const drawn = drawSessions([], [designer], { now, heldAt: new Map() }).availabilities;
      expect(drawn).toHaveLength(2);
      for (const { startAt, endAt } of drawn) {
        const span = { start: Number(startAt), end: Number(endAt) };
        expect(span.start - now.getTime()).toBeLessThan(week / 7);
        expect(occurrences(work, timezone, span)).toEqual([]);
      }
    }
  });

  it('in progress are made some minutes after the world began (§3.8)', async () => {
    const inProgress = async () => {
      const { meeting, id } = designSessions;
      const rows = await app.db
        .select({ id })
        .from(designSessions)
        .where(eq(meeting, meetingStatus.inProgress));
      return rows.map((row) => row.id);
    };
    const waiting = await inProgress();
    expect(waiting.length).toBeGreaterThan(0);
    const makeAll = async (minutes: number) => {
      const at = new Date(testNow.getTime() + minutes * 60_000);
      while ((await app.db.transaction((tx) => makeMeetings(scheduled(tx, at)))) > 0);
    };
    await makeAll(5);
    expect(await inProgress()).toEqual(waiting);
    await makeAll(10);
    expect(await inProgress()).toEqual([]);
  });

  it('are the sessions that their plans tell; one whose meeting could not be made is none (§3.8)', async () => {
    const rows = await app.db
      .select({ session: designSessions, plan: plans })
      .from(designSessions)
      .innerJoin(plans, eq(plans.id, designSessions.planId));
    for (const { session, plan } of rows) {
      const isTold =
        session.meeting === meetingStatus.created || session.meeting === meetingStatus.inProgress;
      expect(plan.designSessionDate).toEqual(isTold ? session.startAt : null);
      expect(isTold || plan.designStatus !== designStatus.sessionPlanned).toBe(true);
    }
  });
});
