import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { calendars } from '../calendar/calendar.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Manufacturing starts per day at a site over a span of days; the newest entry that covers a day counts (T15). */
export const capacityEntries = pgTable(
  'capacity_entries',
  {
    ...recordColumns(),
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => manufacturingLocations.id),
    date: date().notNull(),
    dateTo: date('date_to').notNull(),
    value: integer().notNull(),
  },
  (table) => [index('capacity_entries_place').on(table.calendarId, table.locationId, table.date)],
);

/** Manufacturing starts per day where no entry says otherwise. */
export const capacityDefaults = pgTable(
  'capacity_defaults',
  {
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    locationId: integer('location_id')
      .notNull()
      .references(() => manufacturingLocations.id),
    value: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.locationId] })],
);
