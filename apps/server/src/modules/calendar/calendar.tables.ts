import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Holiday calendars, and capacity calendars, which are told by 'Capacity' in their name (T13). */
export const calendars = pgTable('calendars', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull().unique(),
});

/** Days without work; plain dates that never shift with a zone (T26). */
export const holidays = pgTable(
  'holidays',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
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
