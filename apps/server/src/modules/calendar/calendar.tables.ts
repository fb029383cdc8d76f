import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Holiday calendars, and capacity calendars, which are told by 'Capacity' in their name (T13). */
export const calendars = pgTable('calendars', { ...recordColumns(), name: text().notNull() }, (table) => [
  uniqueIndex('calendars_name').on(sql`lower(${table.name})`),
]);

/** Days without work; plain dates that never shift with a zone (T26). */
export const holidays = pgTable(
  'holidays',
  {
    ...recordColumns(),
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    name: text().notNull(),
  },
  (table) => [
    uniqueIndex('holidays_calendar_date').on(table.calendarId, table.date),
    index('holidays_date').on(table.date),
  ],
);
