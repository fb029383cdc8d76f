import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { calendars, holidays } from './calendar.tables.ts';

/** The calendars with their holidays; they are numbered, as the sites name them. */
export async function fillCalendars(
  tx: Database,
  {
    calendarRows,
    holidayRows,
  }: {
    readonly calendarRows: readonly (typeof calendars.$inferInsert)[];
    readonly holidayRows: readonly (typeof holidays.$inferInsert)[];
  },
): Promise<void> {
  await insertRows(tx, calendars, calendarRows);
  await insertRows(tx, holidays, holidayRows);
  await continueIds(tx, calendars);
}
