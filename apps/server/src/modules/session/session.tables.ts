import type { MeetingStatus, Reservation } from '@crt/domain/booked-session';
import type { Availability, WeekTime } from '@crt/domain/availability';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, stampColumn } from '../../platform/db/columns.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { recordColumns } from '../reference-data/record-columns.ts';
import { users } from '../user/user.tables.ts';

/**
 * What a designer works like (N22). Everybody who may design is one; the row is made with the first thing that is
 * entered for them, until then they have no zone and no product types.
 */
export const designers = pgTable('designers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id),
  locationId: integer('location_id').references(() => manufacturingLocations.id),
  sessionsPerDay: integer('sessions_per_day').notNull().default(1),
  bookableViaApi: boolean('bookable_via_api').notNull().default(false),
  timezone: text(),
  productTypeIds: integer('product_type_ids').array().notNull().default([]),
  /** SHA-256 of the secret in the address of the calendar feed; the secret itself is nowhere. */
  feedHash: text('feed_hash').unique(),
  feedRenewedAt: instant('feed_renewed_at'),
  stamp: stampColumn(),
});

/** ISO 8601: Monday is 1. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** Working time on a day of the week, as calls send it. */
export type StoredWeekTime = WeekTime & { readonly weekDay: WeekDay };

/** When designers are there, once or every week, or not there (N7, N8, N11). */
export const availabilities = pgTable(
  'availabilities',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    designerId: text('designer_id')
      .notNull()
      .references(() => users.id),
    type: smallint().$type<Availability['type']>().notNull(),
    /** Of a single one and an absence. */
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    /** First and last day of a recurring one, on the calendar of the designer. */
    startDate: date('start_date'),
    endDate: date('end_date'),
    days: jsonb().$type<readonly StoredWeekTime[]>().notNull().default([]),
    /** The saved schedule that it was made from, as it was called then. */
    scheduleName: text('schedule_name'),
    stamp: stampColumn(),
  },
  (table) => [
    index('availabilities_single').on(table.designerId, table.endAt),
    index('availabilities_recurring').on(table.designerId, table.endDate),
    check(
      'availabilities_whole',
      sql`case when ${table.type} = 2 then ${table.startDate} <= ${table.endDate} else ${table.startAt} < ${table.endAt} end`,
    ),
  ],
);

/** Weeks that designers keep to use again (N8). */
export const savedSchedules = pgTable(
  'saved_schedules',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    designerId: text('designer_id')
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    items: jsonb().$type<readonly StoredWeekTime[]>().notNull(),
    stamp: stampColumn(),
  },
  (table) => [uniqueIndex('saved_schedules_name').on(table.designerId, sql`lower(${table.name})`)],
);

/** How long sessions of a product type take and how many there are a day (N26); durations in ms. */
export const sessionProperties = pgTable(
  'session_properties',
  {
    ...recordColumns(),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    priority: boolean().notNull(),
    preparationTime: integer('preparation_time').notNull(),
    designSessionTime: integer('design_session_time').notNull(),
    postProcessingTime: integer('post_processing_time').notNull(),
    sessionLimit: integer('session_limit').notNull(),
  },
  (table) => [uniqueIndex('session_properties_type').on(table.productTypeId, table.priority)],
);

/** Sessions and pre-reservations with all the time that they take from their designer (N16, N18). */
export const designSessions = pgTable(
  'design_sessions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    designerId: text('designer_id')
      .notNull()
      .references(() => users.id),
    /** Null when it was booked through the API (N17). */
    organizerId: text('organizer_id').references(() => users.id),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** Working time before and after, in ms; where it lies is told by `reservation`. */
    preparationTime: integer('preparation_time').notNull(),
    postProcessingTime: integer('post_processing_time').notNull(),
    reservation: jsonb().$type<Pick<Reservation, 'preparation' | 'post'>>().notNull(),
    /** From the first piece of the preparation to the last one of the post. */
    reservedFrom: instant('reserved_from').notNull(),
    reservedTo: instant('reserved_to').notNull(),
    /** Null while it is a pre-reservation. */
    meeting: smallint().$type<MeetingStatus>(),
    /** When a meeting that is in progress will be made. */
    meetingDueAt: instant('meeting_due_at'),
    stamp: stampColumn(),
  },
  (table) => [
    index('design_sessions_time').on(table.reservedTo, table.reservedFrom),
    index('design_sessions_plan').on(table.planId),
    index('design_sessions_designer').on(table.designerId, table.startAt),
    index('design_sessions_due')
      .on(table.meetingDueAt)
      .where(sql`meeting = 2`),
    index('design_sessions_waiting')
      .on(table.startAt)
      .where(sql`meeting is null`),
    check('design_sessions_forward', sql`${table.startAt} < ${table.endAt}`),
  ],
);
