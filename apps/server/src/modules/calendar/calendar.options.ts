import { capacityWord } from '@crt/domain/calendar-kind';
import { and, asc, eq, like, not } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { calendars } from './calendar.tables.ts';

/** Whether the calendar of this name holds capacities, as calendarKind decides it (T13). */
export const isCapacityName = (name: AnyPgColumn) => like(name, `%${capacityWord}%`);

/** Whether people can work by a calendar: it is there and holds holidays, and stays so until the end of the transaction. */
export async function holdsHolidays(tx: Database, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: calendars.id })
    .from(calendars)
    .where(and(eq(calendars.id, id), not(isCapacityName(calendars.name))))
    .for('share');
  return found.length > 0;
}

/** Calendars of holidays; those of capacity never define days off (T13). */
export function findHolidayCalendars(tx: Database) {
  return tx
    .select({ id: calendars.id, name: calendars.name })
    .from(calendars)
    .where(not(isCapacityName(calendars.name)))
    .orderBy(asc(calendars.name));
}

/** All calendars as the local calendar offers them, by name (T12). */
export async function calendarOptions(tx: Database): Promise<{ value: number; text: string }[]> {
  return tx
    .select({ value: calendars.id, text: calendars.name })
    .from(calendars)
    .orderBy(asc(calendars.name), asc(calendars.id));
}

/** The name of a calendar; its id when it does not exist. */
export async function calendarName(tx: Database, id: number): Promise<string> {
  const [calendar] = await tx.select({ name: calendars.name }).from(calendars).where(eq(calendars.id, id));
  return calendar?.name ?? String(id);
}
