import { asc, eq, notIlike } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { calendars } from './calendar.tables.ts';

/** Calendars of holidays; those of capacity never define days off (T13). */
export function findHolidayCalendars(tx: Database) {
  return tx
    .select()
    .from(calendars)
    .where(notIlike(calendars.name, '%capacity%'))
    .orderBy(asc(calendars.name));
}

/** The name of a calendar; its id when it does not exist. */
export async function calendarName(tx: Database, id: number): Promise<string> {
  const [calendar] = await tx.select({ name: calendars.name }).from(calendars).where(eq(calendars.id, id));
  return calendar?.name ?? String(id);
}
