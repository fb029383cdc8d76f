import { dayMs } from '@crt/domain/day-ms';
import { availabilityType, wholeDays } from '@crt/domain/availability';
import { durationOf } from '@crt/domain/session-duration';
import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { userPermissions } from '../user/user.tables.ts';
import {
  availabilities,
  designers,
  savedSchedules,
  sessionProperties,
  type StoredWeekTime,
  type WeekDay,
} from './session.tables.ts';

/** What the demo world knows of a person. */
export interface DemoPerson {
  readonly id: string;
  readonly userName: string;
  readonly isActive: boolean;
  readonly isDesigner: boolean;
}

/** A designer of the demo world with the hours at which each of the two parts of a day begins. */
export interface DemoDesigner {
  readonly userId: string;
  readonly isActive: boolean;
  readonly locationId: number | null;
  readonly sessionsPerDay: number;
  readonly bookableViaApi: boolean;
  readonly timezone: string | null;
  readonly productTypeIds: number[];
  readonly parts: readonly [number, number];
  /** The Monday-first days on which they are there. */
  readonly weekDays: readonly WeekDay[];
  /** Days from today on which they are absent. */
  readonly absentOn: readonly number[];
}

/** Fourteen, as domain rules §3.0 asks: one inactive, one without a zone, one beyond the date line. */
const count = 14;
/** Ten weeks around today. */
export const weeksAround = 5;
const places = [
  { locationId: 1, timezone: 'Europe/Berlin' },
  { locationId: 2, timezone: 'America/Detroit' },
  { locationId: 3, timezone: 'Asia/Tokyo' },
] as const;
const beyondDateLine = { locationId: 3, timezone: 'Pacific/Auckland' };
const typeGroups: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 2, 3],
  [4, 5, 8],
  [1, 4, 6, 7],
  [2, 3, 5],
];

/** The product types of everybody's sessions; PMMA has designers and no properties, so that it is not configured (N32). */
const typesWithProperties = [1, 2, 3, 4, 5, 6, 7];

/** Who designs: everybody with the right, the persona first, and colleagues who get it until there are fourteen. */
function demoDesigners(people: readonly DemoPerson[]): readonly DemoDesigner[] {
  const holders = people.filter(({ isDesigner, isActive }) => isDesigner && isActive);
  const inactive = people.filter(({ isActive }) => !isActive).slice(0, 1);
  const others = people.filter(({ isDesigner, isActive, userName }) => {
    return isActive && !isDesigner && userName.includes('.');
  });
  const chosen = [...holders, ...others].slice(0, count - inactive.length);
  return [...chosen, ...inactive].map((person, place): DemoDesigner => {
    const isLast = place === chosen.length - 1;
    const place3 = place === chosen.length - 2 ? beyondDateLine : places[place % places.length];
    return {
      userId: person.id,
      isActive: person.isActive,
      locationId: isLast ? 1 : (place3?.locationId ?? 1),
      timezone: isLast ? null : (place3?.timezone ?? null),
      sessionsPerDay: 1 + ((place + 1) % 3),
      bookableViaApi: place % 2 === 0,
      productTypeIds: [...(typeGroups[place % typeGroups.length] ?? [])],
      parts: place % 4 === 3 ? [9, 14] : [8, 13],
      weekDays: place % 5 === 4 ? [1, 2, 3, 4] : [1, 2, 3, 4, 5],
      absentOn: [-16 + place, 6 + place],
    };
  });
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

/** The week of a designer: four hours before and four after noon. */
function weekOf({ parts, weekDays }: DemoDesigner): readonly StoredWeekTime[] {
  return weekDays.flatMap((weekDay) =>
    parts.map((hour) => ({ weekDay, startTime: hourText(hour), endTime: hourText(hour + 4) })),
  );
}

const iso = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

type AvailabilityRow = typeof availabilities.$inferInsert;
const noSpan = { startAt: null, endAt: null, startDate: null, endDate: null, days: [], scheduleName: null };

function schedulesOf(designer: DemoDesigner, now: Date, place: number): AvailabilityRow[] {
  const { userId: designerId, timezone } = designer;
  if (timezone === null) return [];
  const series = {
    ...noSpan,
    designerId,
    type: availabilityType.recurring,
    startDate: iso(now, -7 * weeksAround),
    endDate: iso(now, 7 * weeksAround),
    days: weekOf(designer),
    scheduleName: place === 0 ? 'Full week' : null,
  };
  const absences = designer.absentOn.map((days) => {
    const { start, end } = wholeDays(iso(now, days), iso(now, days), timezone);
    const span = { startAt: new Date(start), endAt: new Date(end) };
    return { ...noSpan, ...span, designerId, type: availabilityType.absence };
  });
  return [series, ...absences];
}

const properties = typesWithProperties.flatMap((productTypeId, place) =>
  [false, true]
    .filter((priority) => !priority || productTypeId % 4 === 1)
    .map((priority) => ({
      productTypeId,
      priority,
      preparationTime: durationOf(
        productTypeId === 4 ? { workingDays: 1, hours: 2 } : { hours: priority ? 0 : 1 },
      ),
      designSessionTime: durationOf({ hours: 1, minutes: place % 2 === 0 ? 30 : 0 }),
      postProcessingTime: durationOf({ hours: place % 3 === 0 ? 1 : 0 }),
      sessionLimit: 4 + (place % 3),
    })),
);

/** Fills in designers, what holds for sessions, ten weeks of availability and saved weeks. */
export async function fillDesigners(
  tx: Database,
  people: readonly DemoPerson[],
  now: Date,
): Promise<readonly DemoDesigner[]> {
  const drawn = demoDesigners(people);
  const without = drawn.filter(
    ({ userId }) => !people.some(({ id, isDesigner }) => id === userId && isDesigner),
  );
  await insertRows(
    tx,
    userPermissions,
    without.map(({ userId }) => ({
      userId,
      source: 'design' as const,
      permission: 'IsDesigner' as const,
      grantedAt: new Date(0),
    })),
  );
  await insertRows(
    tx,
    designers,
    drawn.map(({ isActive: _active, parts: _parts, weekDays: _days, absentOn: _absent, ...row }) => row),
  );
  await insertRows(tx, sessionProperties, properties);
  await insertRows(
    tx,
    availabilities,
    drawn.flatMap((designer, place) => schedulesOf(designer, now, place)),
  );
  const [first] = drawn;
  if (first) {
    const week = weekOf(first);
    const mornings = week.filter((_, place) => place % 2 === 0);
    await insertRows(tx, savedSchedules, [
      { designerId: first.userId, name: 'Full week', items: week },
      { designerId: first.userId, name: 'Mornings', items: mornings },
    ]);
  }
  for (const table of [designers, availabilities, savedSchedules, sessionProperties])
    await continueIds(tx, table);
  return drawn;
}
