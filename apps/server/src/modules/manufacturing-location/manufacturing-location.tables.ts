import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, time, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendars } from '../calendar/calendar.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Sites that manufacture, with their working day and the cut-off of each product family in local time (T7, T8). */
export const manufacturingLocations = pgTable(
  'manufacturing_locations',
  {
    ...recordColumns(),
    name: text().notNull(),
    country: text().notNull(),
    calendarId: integer('calendar_id')
      .notNull()
      .references(() => calendars.id),
    timeZone: text('time_zone').notNull(),
    workDayStart: time('work_day_start').notNull(),
    workDayEnd: time('work_day_end').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    cmrpCutOffTime: time('cmrp_cut_off_time').notNull(),
    upcCutOffTime: time('upc_cut_off_time').notNull(),
    peekCutOffTime: time('peek_cut_off_time').notNull(),
    umcCutOffTime: time('umc_cut_off_time').notNull(),
    hipMapCutOffTime: time('hip_map_cut_off_time').notNull(),
  },
  (table) => [uniqueIndex('manufacturing_locations_name').on(sql`lower(${table.name})`)],
);
