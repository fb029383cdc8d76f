import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { calendars } from '../calendar/calendar.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Centres that goods are shipped to, with the zone and the calendar of their working days (T3). */
export const distributionCenters = pgTable(
  'distribution_centers',
  {
    ...recordColumns(),
    requestDistributionCentre: text('request_distribution_centre').notNull(),
    destinationLocation: text('destination_location').notNull(),
    timeZoneId: text('time_zone_id').notNull(),
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id),
  },
  (table) => [uniqueIndex('distribution_centers_name').on(sql`lower(${table.requestDistributionCentre})`)],
);
