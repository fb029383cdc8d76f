import type { TrackingStatus } from '@crt/domain/tracking-list';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Parcels, as their carriers report them (Z1). */
export const parcels = pgTable(
  'parcels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** As the carrier reports it: the plan may not exist, not yet or no more. */
    requestId: text('request_id').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    status: smallint().$type<TrackingStatus>().notNull(),
    /** When the carrier reported last. */
    reportedAt: instant('reported_at').notNull(),
    additionalInformation: text('additional_information'),
    arrivedAt: instant('arrived_at'),
    carrier: text(),
  },
  (table) => [
    index('parcels_time').on(table.reportedAt, table.id),
    index('parcels_request').on(sql`lower(${table.requestId})`, table.reportedAt),
    check('parcels_status_known', sql`${table.status} between 0 and 3`),
  ],
);
