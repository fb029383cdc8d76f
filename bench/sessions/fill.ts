import { meetingStatus } from '@crt/domain/booked-session';
import { asc } from 'drizzle-orm';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import {
  availabilities,
  designers,
  designSessions,
} from '../../apps/server/src/modules/session/session.tables.ts';
import type { WeekDay } from '../../apps/server/src/modules/session/session.tables.ts';
import { users } from '../../apps/server/src/modules/user/user.tables.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { insertRows } from '../../apps/server/src/platform/db/insert-rows.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zones = ['Europe/Berlin', 'America/Detroit', 'Asia/Tokyo'] as const;
const weekDays: readonly WeekDay[] = [1, 2, 3, 4, 5];
const week = weekDays.flatMap((weekDay) => [
  { weekDay, startTime: '08:00:00', endTime: '12:00:00' },
  { weekDay, startTime: '13:00:00', endTime: '17:00:00' },
]);

const idOf = (place: number) => `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Adds designers with a year of availability around now, a series for every month, and their sessions. */
export async function fillDesigners(
  tx: Database,
  {
    count,
    sessionCount,
    now,
  }: { readonly count: number; readonly sessionCount: number; readonly now: number },
): Promise<void> {
  const places = Array.from({ length: count }, (_, place) => place);
  await insertRows(
    tx,
    users,
    places.map((place) => ({
      id: idOf(place),
      userName: `bench.designer${place}`,
      firstName: 'Bench',
      lastName: `Designer ${String(place).padStart(3, '0')}`,
      email: `designer${place}@example.com`,
      symbol: `BD${place}`,
    })),
  );
  await insertRows(
    tx,
    designers,
    places.map((place) => ({
      userId: idOf(place),
      locationId: 1 + (place % zones.length),
      sessionsPerDay: 2,
      timezone: zones[place % zones.length] ?? null,
      productTypeIds: [1 + (place % 7), 1 + ((place + 3) % 7)],
    })),
  );
  const months = Array.from({ length: 12 }, (_, month) => now + (month - 6) * 30 * day);
  await insertRows(
    tx,
    availabilities,
    places.flatMap((place) =>
      months.map((from) => ({
        designerId: idOf(place),
        type: 2 as const,
        startDate: dateOf(from),
        endDate: dateOf(from + 29 * day),
        days: week,
      })),
    ),
  );
  await insertRows(tx, designSessions, await drawSessions(tx, { count, sessionCount, now }));
}

/** Sessions spread over the designers and the working days of the year, at 8:00 or 13:00 UTC. */
async function drawSessions(
  tx: Database,
  {
    count,
    sessionCount,
    now,
  }: { readonly count: number; readonly sessionCount: number; readonly now: number },
) {
  const ids = await tx.select({ id: plans.id }).from(plans).orderBy(asc(plans.id));
  const today = Math.floor(now / day) * day;
  return Array.from({ length: sessionCount }, (_, index) => {
    const round = Math.floor(index / count);
    const start = today + (((round * 3) % 360) - 180) * day + (round % 2 === 0 ? 9 : 14) * hour;
    const end = start + 1.5 * hour;
    const designerId = idOf(index % count);
    return {
      // Half of the plans stay without a session.
      planId: ids[index % Math.floor(ids.length / 2)]?.id ?? 0,
      designerId,
      organizerId: designerId,
      startAt: new Date(start),
      endAt: new Date(end),
      preparationTime: hour,
      postProcessingTime: 0,
      reservation: { preparation: [{ start: start - hour, end: start }], post: [] },
      reservedFrom: new Date(start - hour),
      reservedTo: new Date(end),
      meeting: meetingStatus.created,
    };
  });
}
