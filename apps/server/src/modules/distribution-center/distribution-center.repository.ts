import { and, asc, eq, exists, ne, notIlike, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { calendars } from '../calendar/calendar.tables.ts';
import { milestoneLeadTimes } from '../lead-time/lead-time.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { distributionCenters } from './distribution-center.tables.ts';

/** What is entered for a distribution centre. */
export type CenterValues = Omit<typeof distributionCenters.$inferSelect, 'id'>;

const isUsed = (tx: Database) =>
  sql<boolean>`(${exists(
    tx
      .select({ one: sql`1` })
      .from(plans)
      .where(eq(plans.distributionCenterId, distributionCenters.id)),
  )} or ${exists(
    tx
      .select({ one: sql`1` })
      .from(milestoneLeadTimes)
      .where(eq(milestoneLeadTimes.distributionCenterId, distributionCenters.id)),
  )})`;

/** All distribution centres by name, with their calendar and whether anything uses them. */
export function findCenters(tx: Database) {
  return tx
    .select({ center: distributionCenters, calendarName: calendars.name, isUsed: isUsed(tx) })
    .from(distributionCenters)
    .innerJoin(calendars, eq(calendars.id, distributionCenters.calendarId))
    .orderBy(asc(distributionCenters.requestDistributionCentre));
}

export async function findCenter(tx: Database, id: number) {
  const [row] = await tx
    .select({ center: distributionCenters, isUsed: isUsed(tx) })
    .from(distributionCenters)
    .where(eq(distributionCenters.id, id));
  return row;
}

/** Calendars of holidays; those of capacity never define days off (T13). */
export function findHolidayCalendars(tx: Database) {
  return tx
    .select()
    .from(calendars)
    .where(notIlike(calendars.name, '%capacity%'))
    .orderBy(asc(calendars.name));
}

/** Whether another centre than `exceptId` has this name, in any case. */
export async function isNameTaken(tx: Database, name: string, exceptId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: distributionCenters.id })
    .from(distributionCenters)
    .where(
      and(
        sql`lower(${distributionCenters.requestDistributionCentre}) = ${name.toLowerCase()}`,
        ne(distributionCenters.id, exceptId),
      ),
    );
  return rows.length > 0;
}

export async function insertCenter(tx: Database, values: CenterValues): Promise<number> {
  const [row] = await tx.insert(distributionCenters).values(values).returning({ id: distributionCenters.id });
  if (!row) throw new Error('The database gave no id for a new distribution centre');
  return row.id;
}

export async function updateCenter(tx: Database, id: number, values: CenterValues): Promise<void> {
  await tx.update(distributionCenters).set(values).where(eq(distributionCenters.id, id));
}

export async function deleteCenter(tx: Database, id: number): Promise<void> {
  await tx.delete(distributionCenters).where(eq(distributionCenters.id, id));
}
